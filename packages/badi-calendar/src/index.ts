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
export { nawRuzOf, toCivilDay } from './civil-day-of-badi-date.ts';
export { addDays, fromDayNumber } from './civil-day-of-number.ts';
export {
  type BadiDateFormat,
  formatBadiDate,
  formatGregorianDate,
  monthName,
  weekdayName,
} from './format.ts';
export { type HolyDay, holyDay, holyDaysOf } from './holy-days.ts';
export { BADI_LANGUAGES, type BadiDateNames, type BadiLanguage, type BadiNames } from './names.ts';
export { parseBadiDate } from './parse-badi-date.ts';
export {
  ayyamIHaLength,
  FIRST_YEAR,
  LAST_PUBLISHED_YEAR,
  LAST_YEAR,
  yearLength,
} from './years.ts';
