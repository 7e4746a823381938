import {
  type BadiDate,
  type CivilDaySpan,
  LAST_PUBLISHED_YEAR,
  monthMeaning,
  monthName,
  toDayNumber,
  weekdayMeaning,
  weekdayName,
} from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';

// Every sentence of the pages of Badí years, and how they write numbers and dates: what another language says
// in its own way stands here, and nowhere else.

const DAY_MS = 86_400_000;

/** Writes civil days: their midnight in UTC, as UTC tells the date. */
function dayFormat(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const instantOf = (civilDay: string): number => toDayNumber(civilDay) * DAY_MS;
  return {
    day: (civilDay: string): string => format.format(instantOf(civilDay)),
    span: ({ start, end }: CivilDaySpan): string =>
      format.formatRange(instantOf(start), instantOf(end)),
  };
}

const long = dayFormat({ dateStyle: 'long' });
const full = dayFormat({ dateStyle: 'full' });
const withoutYear = dayFormat({ month: 'long', day: 'numeric' });
const withWeekday = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const short = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const monthAndDay = dayFormat({ month: 'short', day: 'numeric' });
const dayAlone = dayFormat({ day: 'numeric' });
const shortWeekday = dayFormat({ weekday: 'short' });
const longWeekday = dayFormat({ weekday: 'long' });

/** Without the years, also of a month that is in two of them. */
function monthSpan(span: CivilDaySpan): string {
  const isInOneYear = span.start.slice(0, 4) === span.end.slice(0, 4);
  return isInOneYear
    ? withoutYear.span(span)
    : `${withoutYear.day(span.start)} – ${withoutYear.day(span.end)}`;
}

const monthOf = (month: number) => ({ year: 1, month, day: 1 });
const yearName = (year: number): string => `${year} ${en.era}`;

export const texts = {
  yearName,
  title: (year: number) => `Badí Calendar ${yearName(year)}`,
  description: (year: number, span: CivilDaySpan) =>
    `The Badí year ${yearName(year)}, ${long.span(span)}, month by month: Feasts, holy days, Ayyám-i-Há and the Fast.`,

  monthName: (month: number) => monthName(monthOf(month), en),
  monthMeaning: (month: number) => monthMeaning(monthOf(month), en),
  /** 'March 21 – April 8' */
  monthSpan,

  /** 'Sat, Mar 21' */
  shortDate: short.day,
  /** 'Mar 21', where a Gregorian month begins to be shown. */
  monthAndDay: monthAndDay.day,
  dayAlone: dayAlone.day,
  /** 'Saturday, March 21, 2026' */
  fullDate: full.day,
  /** 'Saturday, March 21' */
  weekdayAndDay: withWeekday.day,
  span: long.span,
  /** '1 Bahá' */
  dayAndMonth: (date: BadiDate) => `${date.day} ${monthName(date, en)}`,
  shortWeekday: shortWeekday.day,
  longWeekday: longWeekday.day,
  badiWeekday: (civilDay: string) => weekdayName(civilDay, en),
  badiWeekdayMeaning: (civilDay: string) => weekdayMeaning(civilDay, en),

  feast: () => 'Feast',
  fast: () => 'Fast',
  today: () => 'Today',

  years: () => 'Years',
  todayIs: (dayAndMonth: string) => `Today: ${dayAndMonth}`,
  thisYear: () => 'This year',

  overview: () => 'The Year at a Glance',
  firstDay: () => 'Naw-Rúz, the first day',
  theFast: () => 'The Fast',
  holyDays: () => 'Holy days',
  noHolyDays: () => 'No holy days are entered for this year.',
  beginsAtSunset: () =>
    'Each day begins at sunset on the evening before the Gregorian date that stands with it.',
  projected: () =>
    `The dates of the years after ${yearName(LAST_PUBLISHED_YEAR)} have yet to be published. These are computed by the rule of the published ones.`,

  weekdays: () => 'Days of the Week',

  subscribe: () => 'Subscribe',
  aboutSubscribing: () =>
    'Have these days in the calendar of your phone or computer, where they stay up to date.',
  feeds: { calendar: 'Everything', 'holy-days': 'Holy days', feasts: 'Feasts', fast: 'The Fast' },
  subscribeTo: (feed: string) => `Subscribe: ${feed}`,
  fileOf: (feed: string) => `File: ${feed}`,
  file: () => 'File',
} as const;
