import type { DayWatch } from '../site/day-watch.ts';
import { type Press, releasePresses } from './presses.ts';

/** What a page's first script leaves when React takes over. */
export interface Left {
  readonly days: DayWatch;
  /** What the page's own parts go on from: props of the page. */
  readonly parts: object;
}

/** What React goes on with. */
export interface TakenOver extends Partial<Left> {
  /** What was pressed and nobody has done yet. */
  readonly presses: Press[];
}

let leave: (() => Left) | undefined;

/** @param next Ends what the first script does, in the moment in which React takes over. */
export function onTakeOver(next: () => Left): void {
  leave = next;
}

/** Ends what the first script does, if there is one. What the document says stays: hydration finds it. */
export function takeOver(): TakenOver {
  const left = leave?.();
  leave = undefined;
  return { ...left, presses: releasePresses() };
}
