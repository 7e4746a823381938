import { addDays } from '@bahai-friends/badi-calendar';
import { ANSWER_DAYS, type AnswerState } from '@bahai-friends/contract';
import { ANSWER_NAME } from '../../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../../sealing/sealing-key.ts';
import type { HeldOccurrence } from '../held-occurrences.ts';
import type { WholeGathering } from '../stored-gathering.ts';

/** A Feast keeps nobody's name: those who come are Bahá'ís. */
export const keepsNames = ({ kind }: Pick<WholeGathering, 'kind'>): boolean => kind !== 'feast';

/** Whether places are left for so many more. */
export const hasRoom = (capacity: number | null, taken: number, more: number): boolean =>
  capacity === null || taken + more <= capacity;

/**
 * What became of a meeting for which people answer.
 *
 * @param occurrence null where the rule has lost the day.
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

/** The last civil day of what was held so long ago that nobody's answer is kept. */
export const forgottenUntil = (today: string): string => addDays(today, -ANSWER_DAYS);

/** A name as it was typed; null where there is none, or it cannot be read, which `check` tells. */
export function openedName(key: SealingKey | null, name: string | null): string | null {
  if (key === null || name === null) return null;
  try {
    return key.open(ANSWER_NAME, name);
  } catch {
    return null;
  }
}
