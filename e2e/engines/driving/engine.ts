/** The browser engines besides Chromium, by the names that the tests use. */
export type EngineName = 'firefox' | 'webkit';

/** The preferences of a visitor's system that hold for all pages. */
export interface Look {
  readonly dark?: boolean;
  /** Whether scrollbars lie over the page, or take space beside it. */
  readonly scrollbars?: 'over' | 'beside';
}

/** An element of the page as it was found. */
export interface FoundElement {
  /** Clicks with the mouse in the middle of the element. */
  click(): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  setFile(path: string): Promise<void>;
}

/** A page in an engine, with the operations that both engines have. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a script for its effects; the page's own content security policy does not apply to it. */
  load(script: string): Promise<void>;
  /** Calls a function in the page, by its source; resolves to its result. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Like `call`, in the only frame of the page with that title. */
  callInFrame(title: string, source: string, args: readonly unknown[]): Promise<unknown>;
  /** The element that a function in the page returns, by its source. */
  element(source: string, args: readonly unknown[]): Promise<FoundElement>;
  /** Presses a key, perhaps with modifiers held, such as `Shift+Tab`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Types a civil day into the date field that has the focus, in its parts as American English has them. */
  typeDay(day: string): Promise<void>;
  /** Types `HH:MM` into the time field that has the focus, in the same way. */
  typeTime(time: string): Promise<void>;
  /** A screenshot of the visible part of the page, as PNG. */
  picture(): Promise<Buffer>;
  /** The page as it is printed on A4. */
  pdf(): Promise<Uint8Array>;
  /** Errors, warnings and violations of its policy that pages in this tab have had so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser engine under test. */
export interface Engine {
  /** Opens a page in a new browser context, without cookies, storage or cache. */
  open(look: Look): Promise<Tab>;
  close(): Promise<void>;
}

/** The engine did not respond, and its process was ended: it accepts no further commands. */
export class EngineHangsError extends Error {}

/** Far more than any response takes, even on a busy machine. */
export const LIMIT_MS = 120_000;

/**
 * Waits for an engine's response.
 *
 * @param what What is waited for, for the message of the error.
 * @param end Ends the engine that did not respond.
 * @throws EngineHangsError when there is no response in time.
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
