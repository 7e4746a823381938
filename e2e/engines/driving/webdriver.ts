/** The key under which WebDriver keeps an element's number. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Reference = Record<string, string>;

/** The error code with which WebDriver refused a command. */
class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Sends a request of a session, at a path relative to the session's address. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

/** WebDriver's commands are HTTP requests whose response is `{value}`. */
export const connectTo =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };

/** @throws Error when the reference is no element. */
export function elementId(reference: unknown): string {
  const id = (reference as Reference | null)?.[ELEMENT];
  if (id === undefined) throw new Error('There is no such element');
  return id;
}

export const elementReference = (id: string): Reference => ({ [ELEMENT]: id });

/** The keys that produce no character, by WebDriver's codes for them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F8: '\uE038',
};

const action = (type: 'keyDown' | 'keyUp') => (key: string) => ({ type, value: KEYS[key] ?? key });
const down = action('keyDown');
const up = action('keyUp');

const keyboard = (actions: object[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] });

/** The actions of keys pressed together, such as `Shift+Tab`. */
export function pressActions(keys: string): object {
  const pressed = keys.split('+');
  return keyboard([...pressed.map(down), ...pressed.toReversed().map(up)]);
}

/** The actions of a text typed key by key. */
export const typeActions = (text: string): object =>
  keyboard([...text].flatMap((character) => [down(character), up(character)]));
