import type { Clock } from '../../clock.ts';
import type { Found } from './days-without-gathering.ts';

/** How old the last backup may be. */
const BACKUP_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reports a last backup that is three days old; null for a newer one, and where there never was one.
 *
 * @param dayOf The civil day of the community at an instant, in epoch milliseconds.
 */
export function oldBackup(
  last: { readonly at: string } | null,
  clock: Pick<Clock, 'epochMilliseconds'>,
  dayOf: (epochMilliseconds: number) => string,
): Found | null {
  if (last === null) return null;
  const made = Date.parse(last.at);
  const age = clock.epochMilliseconds() - made;
  if (age < BACKUP_DAYS * DAY_MS) return null;
  return { count: Math.floor(age / DAY_MS), since: dayOf(made + BACKUP_DAYS * DAY_MS) };
}
