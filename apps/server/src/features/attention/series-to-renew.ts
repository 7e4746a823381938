import { addDays } from '@bahai-friends/badi-calendar';
import { type CommunityTime, renewBy } from '../gatherings/held-occurrences.ts';
import type { StoredGathering } from '../gatherings/stored-gathering.ts';
import type { Found } from './days-without-gathering.ts';

/** How many days before a series stops it is reported. */
const RENEW_DAYS = 14;

/** The series that stop within two weeks unless a volunteer confirms them, or that have stopped. */
export function seriesToRenew(
  gatherings: readonly Pick<StoredGathering, 'repeat' | 'confirmedAt' | 'ends'>[],
  { timeZone, today }: CommunityTime,
): Found | null {
  const [earliest, ...others] = gatherings
    .flatMap((gathering) => {
      const stops = renewBy(gathering, timeZone);
      if (stops === null || (gathering.ends !== null && gathering.ends < stops)) return [];
      const since = addDays(stops, -RENEW_DAYS);
      return since <= today ? [since] : [];
    })
    .sort();
  return earliest === undefined ? null : { count: 1 + others.length, since: earliest };
}
