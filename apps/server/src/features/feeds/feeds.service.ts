import { addDays, nawRuzOf, yearLength } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { Language } from '@bahai-friends/contract';
import type { HolyDaysService } from '../holy-days/holy-days.service.ts';
import { holyDaysIn } from '../holy-days/known-holy-day.ts';
import type { ShownDaysService } from '../quotes/shown-days/shown-days.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import {
  type CalendarEntry,
  fastEntry,
  feastEntries,
  holyDayEntry,
  yearsInCalendars,
} from './calendar-entries.ts';
import { writeCalendar } from './calendar-feed.ts';
import { createFeedIds } from './feed-ids.ts';
import { FEED_TEXTS } from './feed-texts.ts';
import { createQuoteFeed, firstDayOfFeed, QUOTES_MAX, type QuoteFeed } from './quote-feed.ts';

/** The calendars by the names of their files; `calendar` is the other three in one. */
export const CALENDARS = ['holy-days', 'feasts', 'fast', 'calendar'] as const;
export type Calendar = (typeof CALENDARS)[number];

export interface FeedsService {
  /**
   * A calendar from the last Badí year to two ahead, as iCalendar text.
   *
   * @param asked null for the community's own language
   */
  calendar(calendar: Calendar, asked: Language | null): Promise<string>;
  /** The quotes that the last 30 days have shown, today's included. */
  quotes(asked: Language | null): Promise<QuoteFeed>;
}

interface FeedsDependencies {
  readonly settings: Pick<SettingsService, 'shown'>;
  readonly holyDays: Pick<HolyDaysService, 'revisedBetween'>;
  readonly shownDays: Pick<ShownDaysService, 'before'>;
  /** A UUID that never changes; ids are made from it. */
  readonly publicId: string;
}

interface FeedLanguages {
  /** The language of the program's own texts. */
  readonly texts: Language;
  /** The language of the holy days' names, as on pages; undefined where an English community's are shown as typed. */
  readonly names: Language | undefined;
}

const languagesOf = (asked: Language | null, own: Language): FeedLanguages => ({
  texts: asked ?? own,
  names: asked ?? (own === 'en' ? undefined : own),
});

export function createFeedsService({
  settings,
  holyDays,
  shownDays,
  publicId,
}: FeedsDependencies): FeedsService {
  const ids = createFeedIds(publicId);

  async function holyDayEntries(
    years: readonly number[],
    { texts, names }: FeedLanguages,
  ): Promise<CalendarEntry[]> {
    const [first, last] = [years.at(0), years.at(-1)];
    if (first === undefined || last === undefined) return [];
    const lastDay = addDays(nawRuzOf(last), yearLength(last) - 1);
    const kept = await holyDays.revisedBetween(nawRuzOf(first), lastDay);
    return holyDaysIn(names, kept).map((holyDay) => holyDayEntry(holyDay, texts, ids));
  }

  async function entriesOf(
    calendar: Calendar,
    years: readonly number[],
    languages: FeedLanguages,
  ): Promise<CalendarEntry[]> {
    if (calendar === 'holy-days') return holyDayEntries(years, languages);
    const { texts: language } = languages;
    if (calendar === 'feasts') return years.flatMap((year) => feastEntries(year, language, ids));
    if (calendar === 'fast') return years.map((year) => fastEntry(year, language, ids));
    const parts = (['holy-days', 'feasts', 'fast'] as const).map((part) =>
      entriesOf(part, years, languages),
    );
    return (await Promise.all(parts)).flat();
  }

  return {
    async calendar(calendar, asked) {
      const { siteName, today, language: own } = await settings.shown();
      const languages = languagesOf(asked, own);
      const { holyDays: days, feasts, fast } = FEED_TEXTS[languages.texts];
      const titles: Readonly<Record<Calendar, string>> = {
        'holy-days': days,
        feasts,
        fast,
        calendar: namesOfEveryLanguage[languages.texts].calendar,
      };
      const entries = await entriesOf(calendar, yearsInCalendars(today), languages);
      return writeCalendar(`${siteName} – ${titles[calendar]}`, entries);
    },

    async quotes(asked) {
      const site = await settings.shown();
      const last = await shownDays.before(null, QUOTES_MAX, asked ?? site.language);
      const first = firstDayOfFeed(site.today);
      const recent = (last?.shown ?? []).filter(({ day }) => day >= first);
      return createQuoteFeed(recent, site, asked, ids);
    },
  };
}
