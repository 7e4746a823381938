export { addMonths, addYears } from './arithmetic/add-months-and-years.ts';
export { anniversaries } from './arithmetic/anniversaries.ts';
export { daysBetween, monthsBetween } from './arithmetic/between-badi-dates.ts';
export { compareBadiDates, equalBadiDates } from './arithmetic/compare-badi-dates.ts';
export { type CalendarDay, daysOfMonth, daysOfYear } from './arithmetic/days-of-year.ts';
export {
  AYYAM_I_HA,
  type BadiDate,
  FIRST_CIVIL_DAY,
  isBadiDate,
  LAST_CIVIL_DAY,
  toBadiDate,
  weekdayOf,
} from './badi-date.ts';
export { BADI_LANGUAGES, type BadiLanguage } from './badi-languages.ts';
export { FIRST_YEAR, isProjected, LAST_PUBLISHED_YEAR, LAST_YEAR } from './calendar-range.ts';
export { CalendarRangeError } from './calendar-range-error.ts';
export { isCivilDay, toDayNumber } from './civil-day.ts';
export { nawRuzOf, type ToCivilDayOptions, toCivilDay } from './civil-day-of-badi-date.ts';
export { addDays, fromDayNumber } from './civil-day-of-number.ts';
export type { BadiDateNames, BadiNames } from './names.ts';
export { ayyamIHaLength, yearLength } from './naw-ruz.ts';
export {
  type ClockTime,
  type CommemorationTime,
  commemorationTime,
  type SunsetTime,
} from './observances/commemoration-time.ts';
export {
  ayyamIHaOf,
  type CivilDaySpan,
  type Feast,
  fastOf,
  feastsOf,
} from './observances/feasts-and-fast.ts';
export { HOLY_DAY_IDS, type HolyDayId } from './observances/holy-day-ids.ts';
export { type HolyDay, holyDay, holyDaysOf } from './observances/holy-days.ts';
export {
  type HolyDayDate,
  holyDayDates,
  type Observance,
  observancesOn,
} from './observances/observances-on.ts';
export { type UncertainDay, uncertainDays } from './observances/uncertain-days.ts';
export type { BadiDateFormat } from './text/date-pattern.ts';
export { formatBadiDate } from './text/format-badi-date.ts';
export { type BadiDatePart, formatBadiParts } from './text/format-badi-parts.ts';
export { formatBadiRange } from './text/format-badi-range.ts';
export { formatGregorianDate } from './text/format-gregorian-date.ts';
export { formatLocalBadiDate } from './text/format-local-badi-date.ts';
export { monthMeaning, weekdayMeaning } from './text/meanings.ts';
export { monthName, weekdayName } from './text/month-and-weekday-names.ts';
export { parseBadiDate } from './text/parse-badi-date.ts';
export { type VahidYear, vahidOf } from './vahid.ts';
