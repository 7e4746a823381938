import { createCommunityDay } from '../../../../community-day.ts';
import type { Database } from '../../../../db/database.ts';
import { TestClock } from '../../../../testing/test-clock.ts';
import { createQuotesService } from '../../quotes.service.ts';
import { createShownDaysService } from '../shown-days.service.ts';

/** The day on which the clock of {@link archiveOf} stands. */
export const TODAY = '2026-03-21';

/** Records what days have shown. */
export const recordShown = (
  database: Database,
  ...shown: [day: string, quoteId: number | undefined][]
) =>
  database.writes
    .insertInto('shown_quotes')
    .values(shown.map(([day, quoteId]) => ({ day, quote_id: quoteId ?? 0 })))
    .execute();

/** The archive of a community whose clock and time zone a test may change. */
export function archiveOf(database: Database, { rotation = false } = {}) {
  const clock = new TestClock(`${TODAY}T12:00:00Z`);
  const community = { timeZone: 'UTC' };
  const communityDay = createCommunityDay(clock, () => community.timeZone);
  const communityLanguage = () => 'en' as const;
  const quotes = createQuotesService({
    database,
    clock,
    communityDay,
    communityLanguage,
    rotation,
    onError() {},
  });
  const { findToday } = quotes;
  const archive = createShownDaysService({
    database,
    communityDay,
    communityLanguage,
    findToday,
  });
  const textOn = async (day: string) => (await archive.onDay(day))?.quote.text ?? null;
  const neighbours = async (day: string) => {
    const found = await archive.onDay(day);
    return found && [found.previous, found.next];
  };
  return { archive, clock, community, quotes, textOn, neighbours };
}

export const daysOf = (shown: readonly { readonly day: string }[] = []) =>
  shown.map(({ day }) => day);
