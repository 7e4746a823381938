import {
  GATHERING_KINDS,
  NewSocialLink,
  NewWholeQuote,
  ruleDays,
  SOCIAL_PLATFORMS,
} from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { listGatherings } from '../features/gatherings/gatherings.repository.ts';
import { listHolyDays } from '../features/holy-days/holy-days.repository.ts';
import { listQuotes, listWholeQuotes } from '../features/quotes/quotes.repository.ts';
import { readStoredSettings } from '../features/settings/settings.repository.ts';
import { listSocialLinks } from '../features/social-links/social-links.repository.ts';
import { addSocialLinks } from '../testing/content.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { gatheringViolations } from './checks/gathering-checks.ts';
import { addDemoContent } from './demo-content.ts';

const clock = new TestClock('2026-02-15T23:30:00Z');

describe.each(databases)('the demonstration’s content on $name', ({ open }) => {
  it('has a quote for each day of a month from the community’s day on, and unscheduled ones', async () => {
    const database = await open();
    await addDemoContent(database, clock);
    const quotes = await listQuotes(database.reads);
    const dates = quotes.flatMap(({ displayDate }) => displayDate ?? []);
    expect(new Set(dates).size).toBe(30);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-02-15', '2026-03-16']);
    expect(quotes.filter(({ displayDate }) => displayDate === null)).toHaveLength(19);
  });

  it('has today’s quote in six languages, and some only as it was written', async () => {
    const database = await open();
    await addDemoContent(database, clock);
    const quotes = await listWholeQuotes(database.reads);
    const scheduled = quotes.filter(({ displayDate }) => displayDate !== null);
    for (const quote of scheduled) {
      expect(NewWholeQuote.safeParse(quote).success).toBe(true);
      expect(quote.language).toBe('en');
    }
    expect(scheduled[0]?.languages).toEqual(['ar', 'de', 'es', 'fa', 'zh']);
    expect(scheduled.some(({ languages }) => languages.length === 0)).toBe(true);
    const sourcesOf = (place: number) =>
      scheduled[place]?.translations.map(({ source }) => source).join('\n');
    expect(sourcesOf(0)).toContain('شمارهٔ ۱');
    expect(sourcesOf(0)).toContain('第1则');
    expect(sourcesOf(1)).toContain('رقم ٢');
    expect(scheduled.map((_, place) => sourcesOf(place)).join()).not.toMatch(/\{number\}|NaN/);
  });

  it('has the twelve networks in their order, and the holy days of three years', async () => {
    const database = await open();
    await addDemoContent(database, clock);
    const links = await listSocialLinks(database.reads);
    expect(links.map(({ platform }) => platform)).toEqual(SOCIAL_PLATFORMS);
    for (const link of links) expect(NewSocialLink.safeParse(link).success).toBe(true);
    expect(await listHolyDays(database.reads)).toHaveLength(33);
  });

  it('has gatherings of each kind, which are switched on and keep the rules', async () => {
    const database = await open();
    await addDemoContent(database, clock);
    const gatherings = await listGatherings(database.reads);
    const kinds = new Set(gatherings.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(GATHERING_KINDS));
    expect(await gatheringViolations(database.reads)).toEqual([]);
    const { features } = await readStoredSettings(database.reads);
    expect(features.gatherings).toBe(true);
    for (const gathering of gatherings) {
      const days = ruleDays(gathering, '2026-02-15', '2026-03-31', ['2026-03-21']);
      expect(days.length, gathering.title).toBeGreaterThan(0);
    }
  });

  it('comes only once, and only into an empty database', async () => {
    const database = await open();
    await addDemoContent(database, clock);
    await addDemoContent(database, clock);
    expect(await listSocialLinks(database.reads)).toHaveLength(12);
    const other = await open();
    await addSocialLinks(other, ['X', 0]);
    await addDemoContent(other, clock);
    expect(await listSocialLinks(other.reads)).toHaveLength(1);
    expect(await listQuotes(other.reads)).toEqual([]);
  });
});
