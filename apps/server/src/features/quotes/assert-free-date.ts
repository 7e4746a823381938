import { formatGregorianDate, isCivilDay } from '@bahai-friends/badi-calendar';
import { type DateCount, takenDateSentence } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** Refuses a date that other quotes have. */
export function refuseTakenDate({ date, count }: DateCount): never {
  const day = isCivilDay(date) ? formatGregorianDate(date) : date;
  throw new DomainError('conflict', takenDateSentence(day, count), {
    conflicts: [{ date, count }],
  });
}
