/** The engines beside Chromium, as the tests call them. */
export type EngineName = 'firefox' | 'webkit';

/** What a visitor's system decides for all pages. */
export interface Look {
  readonly dark?: boolean;
  /** Whether scrollbars lie over the page, or take room beside it. */
  readonly scrollbars?: 'over' | 'beside';
}

/** An element of the page as it was found. */
export interface FoundElement {
  /** With the mouse, in its middle. */
  click(): Promise<void>;
  /** Gives files of this machine to a file field. */
  setFile(path: string): Promise<void>;
}

/** A page in an engine, by what both engines can do. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a script for what it does; a page's own policy does not hold for it. */
  load(script: string): Promise<void>;
  /** Calls a function in the page, by its source. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** The same in the page's only frame of that title. */
  callInFrame(title: string, source: string, args: readonly unknown[]): Promise<unknown>;
  /** The element that a function in the page answers, by its source. */
  element(source: string, args: readonly unknown[]): Promise<FoundElement>;
  /** A key, perhaps with others held, such as `Shift+Tab`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Types a civil day into the date field that has the focus, in its parts as American English has them. */
  typeDay(day: string): Promise<void>;
  /** Types `HH:MM` into the time field that has the focus, in the same way. */
  typeTime(time: string): Promise<void>;
  /** What is seen of the page, as PNG. */
  picture(): Promise<Buffer>;
  /** The page as it is printed on A4. */
  pdf(): Promise<Uint8Array>;
  /** Errors, warnings and violations of its policy that pages in this tab have had so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser engine under test. */
export interface Engine {
  /** Opens a page with no memory of any page before. */
  open(look: Look): Promise<Tab>;
  close(): Promise<void>;
}

/** The engine has not answered, and has been ended: nothing more can be asked of it. */
export class EngineHangsError extends Error {}

/** Far more than any answer takes, on a machine that has much else to do, too. */
export const LIMIT_MS = 120_000;

/**
 * Waits for an engine's answer.
 *
 * @param what What is waited for, for the message of the error.
 * @param end Ends the engine that did not answer.
 * @throws EngineHangsError when none comes.
 */
export async function answer<T>(what: string, result: Promise<T>, end: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new EngineHangsError(`No answer within ${LIMIT_MS / 1000} seconds to: ${what}`));
      end();
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([result, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Month, day and year as American English writes them. */
export function partsOf(day: string): string[] {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return [month, dayOfMonth, year];
}

/** The parts of a time of day as a time field in American English has them: hour, minute and half of the day. */
export function clockPartsOf(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':');
  const ofHalf = Number(hour) % 12 || 12;
  return [String(ofHalf).padStart(2, '0'), minute, Number(hour) < 12 ? 'AM' : 'PM'];
}
