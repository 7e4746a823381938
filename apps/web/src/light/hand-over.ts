import type { DayWatch } from '../site/day-watch.ts';
import { type Press, releasePresses } from './presses.ts';

/** The state that a page's first script leaves to React. */
export interface Left {
  readonly days: DayWatch;
  /** Props of the page, from which its components go on. */
  readonly parts: object;
}

/** The state from which React goes on. */
export interface TakenOver extends Partial<Left> {
  /** Presses that were not handled yet. */
  readonly presses: Press[];
}

let leave: (() => Left) | undefined;

/** @param next Ends the first script's work, at the moment at which React takes over. */
export function onTakeOver(next: () => Left): void {
  leave = next;
}

/** Ends the first script's work, if there is one. The document stays as it is: hydration finds it. */
export function takeOver(): TakenOver {
  const left = leave?.();
  leave = undefined;
  return { ...left, presses: releasePresses() };
}
