import { describe, expect, it } from 'vitest';
import * as calendar from './index.ts';
import { en } from './names/en.ts';
import * as sun from './sun/index.ts';

const { CalendarRangeError } = calendar;

type Callable = (...args: unknown[]) => unknown;

const date = { year: 183, month: 1, day: 1 };
const haifa = { latitude: 32.82, longitude: 34.99 };

/** Of every function a call that is right, without its options. */
const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
  addDays: ['2026-03-21', 1],
  addMonths: [date, 1],
  addYears: [date, 1],
  anniversaries: [date, 1],
  ayyamIHaLength: [183],
  ayyamIHaOf: [183],
  badiDateAt: [Date.UTC(2026, 2, 21), haifa],
  commemorationTime: [2],
  compareBadiDates: [date, date],
  daysBetween: [date, date],
  daysOfMonth: [183, 1],
  daysOfYear: [183],
  equalBadiDates: [date, date],
  fastOf: [183],
  feastsOf: [183],
  formatBadiDate: [date, en],
  formatBadiParts: [date, en],
  formatBadiRange: [date, date, en],
  formatGregorianDate: ['2026-03-21'],
  formatLocalBadiDate: [date, en],
  fromDayNumber: [0],
  holyDay: [183, 1, en],
  holyDayDates: [183],
  holyDaysOf: [183, en],
  isProjected: [183],
  monthMeaning: [date, en],
  monthName: [date, en],
  monthsBetween: [date, date],
  nawRuzOf: [183],
  observancesOn: ['2026-03-21'],
  parseBadiDate: ['1 Bahá 183 B.E.', en],
  sunrise: ['2026-03-21', haifa],
  sunset: ['2026-03-21', haifa],
  toBadiDate: ['2026-03-21'],
  toCivilDay: [date],
  toDayNumber: ['2026-03-21'],
  uncertainDays: [183],
  vahidOf: [183],
  weekdayMeaning: ['2026-03-21', en],
  weekdayName: ['2026-03-21', en],
  weekdayOf: ['2026-03-21'],
  yearLength: [183],
};

/** Wrong in every place: nothing, other types, and no number. */
const WRONG_ANYWHERE: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  1n,
  true,
  Symbol('date'),
  () => 1,
  {},
  [],
  new Date(0),
  Object.create(null),
];

/** Texts that are no civil day, year, place or names, some of them made to deceive a reader. */
const WRONG_TEXTS: readonly string[] = [
  '',
  '183',
  '2026-03-21[u-ca=hebrew]',
  '2026-03-21T00:00:00Z',
  '２０２６-０３-２１', // full width
  '٢٠٢٦-٠٣-٢١',
  '2026‐03‐21', // another hyphen
  '2O26-03-21', // the letter O
  '\u202e12-30-6202',
  '2026-03-21\u0000',
  '\u001b[31m2026-03-21',
  '\u2028',
  '\ud83d',
  '9'.repeat(100_000),
];

const all: Readonly<Record<string, unknown>> = { ...calendar, ...sun };
const functions = Object.keys(all).filter(
  (name) =>
    typeof all[name] === 'function' && !/^(CalendarRangeError|isBadiDate|isCivilDay)$/.test(name),
);

function thrownBy(name: string, args: readonly unknown[]): unknown {
  try {
    return { returned: (all[name] as Callable)(...args) };
  } catch (error) {
    return error;
  }
}

it('tries every function', () => {
  expect(functions.toSorted()).toEqual(Object.keys(RIGHT).toSorted());
});

describe.each(functions)('%s', (name) => {
  const right = RIGHT[name] ?? [];
  const wrong = [...WRONG_ANYWHERE, ...WRONG_TEXTS];
  const calls = right.flatMap((_, place) => wrong.map((value) => right.with(place, value)));

  it('takes a right call', () => {
    expect(thrownBy(name, right)).toEqual({ returned: expect.anything() });
  });

  it('says what it expected in the place of anything else, in a message that is safe to show', () => {
    for (const args of [[], ...calls]) {
      // Any text may be parsed; one that is no date gives null.
      if (name === 'parseBadiDate' && typeof args[0] === 'string' && args[1] === en) continue;
      // A number with a fraction is a time, and so is a Date.
      if (name === 'badiDateAt' && (args[0] === 1.5 || args[0] instanceof Date)) continue;
      const error = thrownBy(name, args);
      expect([args, error]).toEqual([args, expect.any(CalendarRangeError)]);
      const { message } = error as Error;
      expect(message).toMatch(
        /^[^\p{C}\u2028\u2029]{1,60} must be [^\p{C}\u2028\u2029]{1,120}, got /u,
      );
      expect(message).toMatch(/^[^\p{C}\u2028\u2029]{1,250}$/u);
    }
  });
});

it.each([
  ['1405-01-01', 'Iranian'],
  ['1448-06-12', 'Islamic'],
  ['5786-01-01', 'Hebrew'],
  ['0183-01-01', 'Badí'],
])('%s, a date of the %s calendar, is outside this one', (civilDay) => {
  for (const name of [
    'toBadiDate',
    'weekdayOf',
    'weekdayName',
    'weekdayMeaning',
    'sunset',
    'observancesOn',
  ]) {
    const [, ...others] = RIGHT[name] ?? [];
    expect([name, thrownBy(name, [civilDay, ...others])]).toEqual([
      name,
      expect.objectContaining({ what: 'civil day', value: civilDay }),
    ]);
  }
});

it('isCivilDay and isBadiDate answer instead of throwing', () => {
  for (const value of [...WRONG_ANYWHERE, ...WRONG_TEXTS]) {
    expect(calendar.isCivilDay(value as string)).toBe(false);
    expect(calendar.isBadiDate(value)).toBe(false);
  }
});
