import { type CivilDaySpan, toDayNumber } from '@bahai-friends/badi-calendar';

const DAY_MS = 86_400_000;

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
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, options);
  const withoutYear = format({ month: 'long', day: 'numeric' });
  return {
    span: format({ dateStyle: 'long' }).span,
    monthSpan(span) {
      const isInOneYear = span.start.slice(0, 4) === span.end.slice(0, 4);
      return isInOneYear
        ? withoutYear.span(span)
        : `${withoutYear.day(span.start)} – ${withoutYear.day(span.end)}`;
    },
    full: format({ dateStyle: 'full' }).day,
    weekdayAndDay: format({ weekday: 'long', month: 'long', day: 'numeric' }).day,
    short: format({ weekday: 'short', month: 'short', day: 'numeric' }).day,
    monthAndDay: format({ month: 'short', day: 'numeric' }).day,
    dayAlone: format({ day: 'numeric' }).day,
    shortWeekday: format({ weekday: 'short' }).day,
    longWeekday: format({ weekday: 'long' }).day,
    month: format({ month: 'long', year: 'numeric' }).day,
  };
}
