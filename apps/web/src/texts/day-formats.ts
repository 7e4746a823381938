import { type CivilDaySpan, toDayNumber } from '@bahai-friends/badi-calendar';

const DAY_MS = 86_400_000;

/** Where the short names of weekdays are nearly whole words: seven of them have no room side by side. */
const LONG_WEEKDAYS = /^(?:ar|fa|lv)/;

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

const isInOneYear = ({ start, end }: CivilDaySpan): boolean =>
  start.slice(0, 4) === end.slice(0, 4);

/** The ways in which documents write Gregorian days, by Unicode CLDR; a day is a civil day. */
export interface DayFormats {
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
  /** 'Mar 21' */
  readonly monthAndDay: (civilDay: string) => string;
  /** '21' */
  readonly dayAlone: (civilDay: string) => string;
  readonly shortWeekday: (civilDay: string) => string;
  readonly longWeekday: (civilDay: string) => string;
  /** 'March 2026' */
  readonly month: (civilDay: string) => string;
}

/** @param locale For `Intl`, with calendar and digits where the language's own default is another. */
export function dayFormats(locale: string): DayFormats {
  const isChinese = locale.startsWith('zh');
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, options);
  const whole = format({ dateStyle: 'long' });
  const withoutYear = format({ month: 'long', day: 'numeric' });
  // The Unicode CLDR has slashes there, as in '3/21 – 4/8', and signs for years, months and days everywhere else.
  const between = isChinese ? '至' : ' – ';
  return {
    span(span) {
      if (!isChinese) return whole.span(span);
      return (
        whole.day(span.start) + between + (isInOneYear(span) ? withoutYear : whole).day(span.end)
      );
    },
    monthSpan(span) {
      return isInOneYear(span) && !isChinese
        ? withoutYear.span(span)
        : withoutYear.day(span.start) + between + withoutYear.day(span.end);
    },
    full: format({ dateStyle: 'full' }).day,
    weekdayAndDay: format({ weekday: 'long', month: 'long', day: 'numeric' }).day,
    short: format({ weekday: 'short', month: 'short', day: 'numeric' }).day,
    monthAndDay: format({ month: 'short', day: 'numeric' }).day,
    dayAlone: format({ day: 'numeric' }).day,
    shortWeekday: format({ weekday: LONG_WEEKDAYS.test(locale) ? 'narrow' : 'short' }).day,
    longWeekday: format({ weekday: 'long' }).day,
    month: format({ month: 'long', year: 'numeric' }).day,
  };
}
