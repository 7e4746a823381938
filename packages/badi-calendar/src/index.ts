export { addMonths, addYears } from './arithmetic/add-months-and-years.ts';
export { compareBadiDates, equalBadiDates } from './arithmetic/compare-badi-dates.ts';
export { type CalendarDay, daysOfMonth, daysOfYear } from './arithmetic/days-of-year.ts';
export {
  AYYAM_I_HA,
  type BadiDate,
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  toBadiDate,
  weekdayOf,
} from './badi-date.ts';
export { CalendarRangeError } from './calendar-range-error.ts';
export { isCivilDay, toDayNumber } from './civil-day.ts';
export { nawRuzOf, type ToCivilDayOptions, toCivilDay } from './civil-day-of-badi-date.ts';
export { addDays, fromDayNumber } from './civil-day-of-number.ts';
export { BADI_LANGUAGES, type BadiDateNames, type BadiLanguage, type BadiNames } from './names.ts';
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
export { type HolyDay, holyDay, holyDaysOf } from './observances/holy-days.ts';
export { type UncertainDay, uncertainDays } from './observances/uncertain-days.ts';
export {
  type BadiDateFormat,
  formatBadiDate,
  formatGregorianDate,
  monthName,
  weekdayName,
} from './text/format-badi-date.ts';
export { formatLocalBadiDate } from './text/format-local-badi-date.ts';
export { monthMeaning, weekdayMeaning } from './text/meanings.ts';
export { parseBadiDate } from './text/parse-badi-date.ts';
export { type VahidYear, vahidOf } from './vahid.ts';
export {
  ayyamIHaLength,
  FIRST_YEAR,
  isProjected,
  LAST_PUBLISHED_YEAR,
  LAST_YEAR,
  yearLength,
} from './years.ts';
