import type { Occurrence } from '@bahai-friends/contract';
import type { HeldOccurrence } from './held-occurrences.ts';

/** A meeting as volunteers see it. */
export const toOccurrence = ({
  gathering: _,
  held,
  ...occurrence
}: HeldOccurrence): Occurrence => ({
  ...occurrence,
  moved: held === occurrence.day ? null : held,
  people: 0,
});
