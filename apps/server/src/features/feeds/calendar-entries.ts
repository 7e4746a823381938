import {
  type BadiDate,
  FIRST_CIVIL_DAY,
  FIRST_YEAR,
  fastOf,
  feastsOf,
  formatLocalBadiDate,
  LAST_CIVIL_DAY,
  LAST_YEAR,
  monthMeaning,
  monthName,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { HolyDay, Language } from '@bahai-friends/contract';
import { knownHolyDay } from '../holy-days/known-holy-day.ts';
import type { FeedIds } from './feed-ids.ts';
import { FEED_TEXTS } from './feed-texts.ts';

/** One event of a calendar, of whole days. */
export interface CalendarEntry {
  /** An id that stays the same for ever, whatever else changes. */
  readonly id: string;
  /** Civil days, both included. */
  readonly first: string;
  readonly last: string;
  readonly summary: string;
  readonly description: string;
  readonly category: string;
  /** Grows with every change of the event, from 0. */
  readonly sequence: number;
  /** Instant of its last change, ISO 8601 in UTC. */
  readonly revisedAt: string;
}

/**
 * The edition of the events that this program writes for every year. After a change of a text or rule in this folder,
 * add 1 and set the instant, so that calendars with the event update it.
 */
const EDITION = { sequence: 2, revisedAt: '2026-11-23T20:00:00.000Z' } as const;

/** Calendars have the last Badí year, the current one and the next two. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 2;

/**
 * The Badí years that calendars have.
 *
 * @param today Civil day; on days outside of the Badí calendar the list is empty.
 */
export function yearsInCalendars(today: string): number[] {
  if (today < FIRST_CIVIL_DAY || today > LAST_CIVIL_DAY) return [];
  const first = toBadiDate(today).year - YEARS_BEFORE;
  return Array.from({ length: YEARS_BEFORE + 1 + YEARS_AFTER }, (_, index) => first + index).filter(
    (year) => year >= FIRST_YEAR && year <= LAST_YEAR,
  );
}

/** The parts of a description on one line, since some calendars read folded line breaks wrong. */
const described = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

function monthWithMeaning(date: BadiDate, language: Language): string {
  const names = namesOfEveryLanguage[language];
  const [name, meaning] = [monthName(date, names), monthMeaning(date, names)];
  return name === meaning ? name : `${name} (${meaning})`;
}

const badiDate = (date: BadiDate, language: Language): string =>
  formatLocalBadiDate(date, namesOfEveryLanguage[language]);

/** The nineteen Feasts of a Badí year. */
export function feastEntries(year: number, language: Language, ids: FeedIds): CalendarEntry[] {
  const texts = FEED_TEXTS[language];
  return feastsOf(year).map(({ month, civilDay }) => {
    const date = { year, month, day: 1 };
    return {
      ...EDITION,
      id: ids(`feast/${year}/${month}`),
      first: civilDay,
      last: civilDay,
      summary: texts.feastOf(monthName(date, namesOfEveryLanguage[language])),
      description: described(
        monthWithMeaning(date, language),
        badiDate(date, language),
        texts.beginsAtSunset,
      ),
      category: texts.feast,
    };
  });
}

/** The Fast of a Badí year, all its days as one event. */
export function fastEntry(year: number, language: Language, ids: FeedIds): CalendarEntry {
  const texts = FEED_TEXTS[language];
  const { start, end } = fastOf(year);
  return {
    ...EDITION,
    id: ids(`fast/${year}`),
    first: start,
    last: end,
    summary: texts.fast,
    description: described(
      `${badiDate(toBadiDate(start), language)} – ${badiDate(toBadiDate(end), language)}`,
      texts.fasting,
    ),
    category: texts.fast,
  };
}

interface RevisedHolyDay extends HolyDay {
  readonly revisedAt: string;
}

/** A holy day that volunteers keep. Its date is one of the calendar. */
export function holyDayEntry(
  holyDay: RevisedHolyDay,
  language: Language,
  ids: FeedIds,
): CalendarEntry {
  const { id, name, date, version, revisedAt } = holyDay;
  const texts = FEED_TEXTS[language];
  const known = knownHolyDay(holyDay);
  return {
    id: ids(`holy-day/${id}`),
    first: date,
    last: date,
    summary: name,
    description: described(
      badiDate(toBadiDate(date), language),
      known ? texts.beginsAtSunset : '',
      known?.workSuspended ? texts.workSuspended : '',
    ),
    category: texts.holyDay,
    sequence: version - 1 + EDITION.sequence,
    revisedAt: revisedAt > EDITION.revisedAt ? revisedAt : EDITION.revisedAt,
  };
}
