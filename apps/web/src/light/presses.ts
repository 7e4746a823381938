/** A button of the page, or the key that leads to the toasts. */
export type Press = HTMLButtonElement | 'F8';

/** @returns whether it is done */
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

/** Catches what is pressed before anything can do it. */
export function catchPresses(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

/** Has what is pressed, and what has been pressed before, done as far as it can be. */
export function handlePresses(next: Handle): void {
  handle = next;
  waiting = waiting.filter((press) => !next(press));
}

/**
 * Leaves to React what is pressed from now on.
 *
 * @returns what has been pressed and is not done
 */
export function releasePresses(): Press[] {
  document.removeEventListener('click', onClick);
  document.removeEventListener('keydown', onKeyDown);
  handle = nobody;
  const left = waiting;
  waiting = [];
  return left;
}

/** Presses again, when somebody is there who does it. */
export function pressAgain(press: Press): void {
  if (press === 'F8') document.dispatchEvent(new KeyboardEvent('keydown', { code: press }));
  else press.click();
}
