import { formatGregorianDate, isCivilDay } from '@bahai-friends/badi-calendar';
import type { DateCount } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** Why a single quote cannot have a date, in the words that are shown to people. */
function conflictSentence({ date, count }: DateCount): string {
  const day = isCivilDay(date) ? formatGregorianDate(date) : date;
  const quotes = count === 1 ? 'is already 1 quote' : `are already ${count} quotes`;
  return `There ${quotes} scheduled for ${day}. Please choose a different date.`;
}

/** Refuses a date that other quotes have. */
export function refuseTakenDate(taken: DateCount): never {
  throw new DomainError('conflict', conflictSentence(taken), { conflicts: [taken] });
}
