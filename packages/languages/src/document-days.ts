import { type CivilDaySpan, toDayNumber } from '@bahai-friends/badi-calendar';
import type { LanguageFacts } from './language-facts.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 1970-01-01, the day of number 0, was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4;

/** Writes civil days: their midnight in UTC, as UTC tells the date. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const instantOf = (civilDay: string): number => toDayNumber(civilDay) * DAY_MS;
  return {
    day: (civilDay: string): string => format.format(instantOf(civilDay)),
    span: ({ start, end }: CivilDaySpan): string =>
      format.formatRange(instantOf(start), instantOf(end)),
  };
}

/** From Sunday, 0; negative before 1970, counted from the end. */
const weekdayOf = (civilDay: string): number =>
  (toDayNumber(civilDay) + WEEKDAY_OF_DAY_0) % DAYS_OF_WEEK;

const isInOneYear = ({ start, end }: CivilDaySpan): boolean =>
  start.slice(0, 4) === end.slice(0, 4);

/** The ways in which documents write Gregorian days, by Unicode CLDR; a day is a civil day. */
export interface DocumentDays {
  /** 'March 21, 2026 – March 20, 2027' */
  readonly span: (span: CivilDaySpan) => string;
  /** 'March 21 – April 8': without the years, also of a month that is in two of them. */
  readonly monthSpan: (span: CivilDaySpan) => string;
  /** 'Saturday, March 21, 2026' */
  readonly full: (civilDay: string) => string;
  /** 'Saturday, March 21' */
  readonly weekdayAndDay: (civilDay: string) => string;
  /** 'Sat, Mar 21' */
  readonly short: (civilDay: string) => string;
  /** 'Mar 21': a line may end after the month. */
  readonly monthAndDay: (civilDay: string) => string;
  /** '21' */
  readonly dayAlone: (civilDay: string) => string;
  readonly shortWeekday: (civilDay: string) => string;
  readonly longWeekday: (civilDay: string) => string;
  /** 'March 2026' */
  readonly month: (civilDay: string) => string;
}

/** How a language writes them. */
export function documentDays({
  locale,
  days: { columnWeekday, spanSign, breakable = String },
}: Pick<LanguageFacts, 'locale' | 'days'>): DocumentDays {
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, options);
  const whole = format({ dateStyle: 'long' });
  const shortDay = format({ month: 'short', day: 'numeric' }).day;
  const withoutYear = format({ month: 'long', day: 'numeric' });
  const between = spanSign ?? ' – ';
  return {
    span(span) {
      if (spanSign === undefined) return whole.span(span);
      return (
        whole.day(span.start) + spanSign + (isInOneYear(span) ? withoutYear : whole).day(span.end)
      );
    },
    monthSpan(span) {
      return isInOneYear(span) && spanSign === undefined
        ? withoutYear.span(span)
        : withoutYear.day(span.start) + between + withoutYear.day(span.end);
    },
    full: format({ dateStyle: 'full' }).day,
    weekdayAndDay: format({ weekday: 'long', month: 'long', day: 'numeric' }).day,
    short: format({ weekday: 'short', month: 'short', day: 'numeric' }).day,
    monthAndDay: (civilDay) => breakable(shortDay(civilDay)),
    dayAlone: format({ day: 'numeric' }).day,
    shortWeekday:
      typeof columnWeekday === 'string'
        ? format({ weekday: columnWeekday }).day
        : (civilDay) => columnWeekday.at(weekdayOf(civilDay)) ?? '',
    longWeekday: format({ weekday: 'long' }).day,
    month: format({ month: 'long', year: 'numeric' }).day,
  };
}
