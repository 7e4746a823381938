import { expect, it } from 'vitest';
import * as calendar from './index.ts';

it('offers these names and no others', () => {
  expect(Object.keys(calendar).sort()).toEqual([
    'AYYAM_I_HA',
    'BADI_LANGUAGES',
    'CalendarRangeError',
    'FIRST_CIVIL_DAY',
    'FIRST_YEAR',
    'LAST_CIVIL_DAY',
    'LAST_PUBLISHED_YEAR',
    'LAST_YEAR',
    'addDays',
    'ayyamIHaLength',
    'formatBadiDate',
    'formatGregorianDate',
    'fromDayNumber',
    'holyDay',
    'holyDaysOf',
    'isCivilDay',
    'monthName',
    'nawRuzOf',
    'parseBadiDate',
    'toBadiDate',
    'toCivilDay',
    'toDayNumber',
    'weekdayName',
    'weekdayOf',
    'yearLength',
  ]);
});
