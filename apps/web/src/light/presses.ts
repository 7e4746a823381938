/** A button of the page, or the key that focuses the toasts. */
export type Press = HTMLButtonElement | 'F8';

/** @returns whether it was handled */
type Handle = (press: Press) => boolean;

const nobody: Handle = () => false;
let handle = nobody;
let waiting: Press[] = [];

function take(press: Press): void {
  if (!handle(press)) waiting.push(press);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#root button');
  if (button) take(button);
}

function onKeyDown({ code }: KeyboardEvent): void {
  if (code === 'F8') take(code);
}

/** Catches presses before any script can handle them. */
export function catchPresses(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

/** Handles later presses, and those that were caught before, as far as possible. */
export function handlePresses(next: Handle): void {
  handle = next;
  waiting = waiting.filter((press) => !next(press));
}

/**
 * Leaves later presses to React.
 *
 * @returns the presses that were not handled
 */
export function releasePresses(): Press[] {
  document.removeEventListener('click', onClick);
  document.removeEventListener('keydown', onKeyDown);
  handle = nobody;
  const left = waiting;
  waiting = [];
  return left;
}

/** Repeats a press once there is a handler for it. */
export function pressAgain(press: Press): void {
  if (press === 'F8') document.dispatchEvent(new KeyboardEvent('keydown', { code: press }));
  else press.click();
}
