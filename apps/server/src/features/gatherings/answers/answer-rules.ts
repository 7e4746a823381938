import type { AnswerState } from '@bahai-friends/contract';
import type { HeldOccurrence } from '../held-occurrences.ts';
import type { WholeGathering } from '../stored-gathering.ts';

/** A Feast keeps nobody's name: those who come are Bahá'ís. */
export const keepsNames = ({ kind }: Pick<WholeGathering, 'kind'>): boolean => kind !== 'feast';

/**
 * The state of a meeting that people answer for.
 *
 * @param occurrence null where the rule does not have the day any more.
 * @param now Instant, as a `Clock` gives it.
 */
export function answerStateOf(
  { answers }: Pick<WholeGathering, 'answers'>,
  occurrence: Pick<HeldOccurrence, 'cancelled' | 'startsAt'> | null,
  now: string,
): AnswerState {
  if (occurrence === null) return 'lost';
  if (occurrence.cancelled) return 'cancelled';
  if (occurrence.startsAt <= now) return 'begun';
  return answers ? 'open' : 'off';
}
