import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AYYAM_I_HA, type BadiDate, isBadiDate, toBadiDate, weekdayOf } from './badi-date.ts';
import { CalendarRangeError } from './calendar-range-error.ts';
import { toCivilDay } from './civil-day-of-badi-date.ts';
import { fromDayNumber } from './civil-day-of-number.ts';
import { ayyamIHaLength } from './naw-ruz.ts';

const date = (text: string): BadiDate => {
  const [year = 0, month = 0, day = 0] = text.split('.').map(Number);
  return { year, month, day };
};

const HAND_PICKED = [
  ['1844-03-21', '1.1.1', 'the first day of the calendar'],
  ['1845-02-25', '1.18.19', 'the last day before the first Ayyám-i-Há'],
  ['1845-02-26', '1.20.1', 'the first Ayyám-i-Há'],
  ['1845-03-01', '1.20.4', 'the fourth and last of four'],
  ['1845-03-02', '1.19.1', 'the nineteenth month follows four'],
  ['1845-03-20', '1.19.19', 'the last day of the first year'],
  ['1845-03-21', '2.1.1', 'the first Naw-Rúz after the first year'],
  ['1848-02-29', '4.20.4', 'the first leap day'],
  ['1848-03-01', '4.20.5', 'the fifth of five'],
  ['1848-03-02', '4.19.1', 'the nineteenth month follows five'],
  ['1900-02-28', '56.20.3', '1900 has no leap day'],
  ['1900-03-01', '56.20.4', 'so Ayyám-i-Há ends with the fourth'],
  ['1900-03-21', '57.1.1', 'where a count of every fourth year skips a day'],
  ['2000-02-29', '156.20.4', '2000 has a leap day'],
  ['2000-03-01', '156.20.5', 'and a fifth day'],
  ['2015-03-20', '171.19.19', 'the last day of the old rule'],
  ['2015-03-21', '172.1.1', 'the first day of the new rule, as under the old'],
  ['2016-02-29', '172.20.4', 'a leap day, but the year has four'],
  ['2016-03-01', '172.19.1', 'where the old rule would have a fifth'],
  ['2016-03-20', '173.1.1', 'the first Naw-Rúz not on 21 March'],
  ['2026-03-01', '182.20.5', 'five without a leap day'],
  ['2026-03-20', '182.19.19', 'the equinox falls within seconds of sunset here'],
  ['2026-03-21', '183.1.1', 'and the published table decides for the day after'],
  ['2026-11-21', '183.13.18', 'an ordinary day'],
  ['2065-03-20', '222.1.1', 'the first projected day'],
  ['2092-03-19', '249.1.1', 'the earliest Naw-Rúz, 19 March'],
  ['2100-02-28', '256.20.4', '2100 has no leap day'],
  ['2100-03-20', '257.1.1', 'nor does it move Naw-Rúz here'],
  ['2303-03-22', '460.1.1', 'the latest Naw-Rúz, 22 March'],
  ['2351-03-20', '507.19.19', 'the last day of the calendar'],
] as const;

describe('a hand-picked day', () => {
  it.each(HAND_PICKED)('%s is %s: %s', (civilDay, badi) => {
    expect(toBadiDate(civilDay)).toEqual(date(badi));
    expect(toCivilDay(date(badi))).toBe(civilDay);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-11-21', 0, 'Saturday'],
    ['2026-11-22', 1, 'Sunday'],
    ['1969-07-20', 1, 'Sunday'],
    ['2000-01-01', 0, 'Saturday'],
    ['2026-11-27', 6, 'Friday'],
  ])('%s is %d, a %s', (civilDay, weekday) => {
    expect(weekdayOf(civilDay)).toBe(weekday);
  });
});

describe('the day after the last of Ayyám-i-Há', () => {
  it('is 1 ʻAláʼ after four and after five days', () => {
    expect(toCivilDay(date('183.20.5'))).toBe(toCivilDay(date('183.19.1')));
    expect(toCivilDay(date('182.20.6'))).toBe(toCivilDay(date('182.19.1')));
  });

  it('is as far as it goes', () => {
    expect(() => toCivilDay(date('183.20.6'))).toThrow('day of Ayyám-i-Há must be 1 to 5, got 6');
    expect(() => toCivilDay(date('182.20.7'))).toThrow('day of Ayyám-i-Há must be 1 to 6, got 7');
  });
});

describe('a civil day asked for strictly', () => {
  const strict = { overflow: 'reject' } as const;

  it('refuses the day after the last of Ayyám-i-Há in every year', () => {
    for (let year = 1; year <= 507; year++) {
      const day = ayyamIHaLength(year);
      const last = { year, month: AYYAM_I_HA, day };
      const after = { ...last, day: day + 1 };
      expect(toCivilDay(last, strict)).toBe(toCivilDay(last));
      expect(() => toCivilDay(after, strict)).toThrow(
        `day of Ayyám-i-Há must be 1 to ${day}, got ${day + 1}`,
      );
      expect(toCivilDay(after, { overflow: 'roll' })).toBe(toCivilDay({ year, month: 19, day: 1 }));
    }
  });

  it('refuses another way to treat it', () => {
    expect(() => toCivilDay(date('183.1.1'), { overflow: 'constrain' as 'roll' })).toThrow(
      'overflow must be roll or reject, got "constrain"',
    );
  });

  it('is not asked for by the index that Array.prototype.map hands over', () => {
    const convert = toCivilDay as (date: BadiDate) => string;
    expect(() => [date('183.20.5'), date('183.1.1')].map(convert)).toThrow(
      'options must be an object, got 0',
    );
  });

  it.each([null, true, 'reject', 0, 1n, Symbol('reject'), () => 'reject'])(
    'is not asked for by %s in the place of options',
    (options) => {
      expect(() => toCivilDay(date('183.1.1'), options as never)).toThrow(CalendarRangeError);
    },
  );
});

describe('what the calendar does not hold', () => {
  it.each(['1844-03-20', '2351-03-21', '0001-01-01', '9999-12-31'])('refuses %s', (civilDay) => {
    for (const call of [toBadiDate, weekdayOf]) {
      expect(() => call(civilDay)).toThrow(
        `civil day must be 1844-03-21 to 2351-03-20, got "${civilDay}"`,
      );
    }
  });

  it('is every day of the years before and after', () => {
    const [first, last] = [-45_941, 139_235];
    for (let dayNumber = -719_162; dayNumber <= 2_932_896; dayNumber += 89) {
      if (dayNumber >= first && dayNumber <= last) continue;
      const civilDay = fromDayNumber(dayNumber);
      expect(() => toBadiDate(civilDay)).toThrow(CalendarRangeError);
      expect(() => weekdayOf(civilDay)).toThrow(CalendarRangeError);
    }
  });

  it.each(['', '2026-02-29', '2026-3-21', '2026-03-21T12:00', new Date(0), 0, null, undefined])(
    'refuses %j as a civil day',
    (value) => {
      expect(() => toBadiDate(value as string)).toThrow(CalendarRangeError);
      expect(() => weekdayOf(value as string)).toThrow(CalendarRangeError);
    },
  );

  it.each([
    ['0.1.1', 'Badí year', 0],
    ['508.1.1', 'Badí year', 508],
    ['-1.1.1', 'Badí year', -1],
    ['183.0.1', 'Badí month', 0],
    ['183.21.1', 'Badí month', 21],
    ['183.1.0', 'day of the month', 0],
    ['183.1.20', 'day of the month', 20],
    ['183.19.20', 'day of the month', 20],
    ['183.20.0', 'day of Ayyám-i-Há', 0],
  ])('refuses %s because of its %s', (badi, what, value) => {
    expect(() => toCivilDay(date(badi))).toThrow(expect.objectContaining({ what, value }));
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 1n, null, undefined, [1], true])(
    'refuses %s as a year, a month or a day',
    (value) => {
      const [good, bad] = [{ year: 1, month: 1, day: 1 }, value as number];
      expect(() => toCivilDay({ ...good, year: bad })).toThrow(CalendarRangeError);
      expect(() => toCivilDay({ ...good, month: bad })).toThrow(CalendarRangeError);
      expect(() => toCivilDay({ ...good, day: bad })).toThrow(CalendarRangeError);
      expect(() => toCivilDay({ ...good, month: AYYAM_I_HA, day: bad })).toThrow(
        CalendarRangeError,
      );
    },
  );

  it.each([null, undefined, 183, '183-01-01', {}, []])('refuses %j as a Badí date', (value) => {
    expect(() => toCivilDay(value as BadiDate)).toThrow(CalendarRangeError);
  });

  it('is a date of another calendar, whatever its year, month and day', () => {
    const gregorian = Temporal.PlainDate.from('0183-01-01');
    const hebrew = { year: 183, month: 1, day: 1, calendarId: 'hebrew' };
    for (const foreign of [gregorian, hebrew, gregorian.withCalendar('persian')]) {
      expect(() => toCivilDay(foreign)).toThrow(
        'Badí date must be a plain { year, month, day }, got object',
      );
      expect(isBadiDate(foreign)).toBe(false);
    }
  });

  it('is refused, or else names the day that was asked for', () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 600 }), fc.integer({ min: 0, max: 21 }));
    const anyDate = fc.record({ year: number, month: number, day: number });
    const within = (value: number, most: number) => value >= 1 && value <= most;
    const response = (asked: BadiDate) => {
      try {
        return toBadiDate(toCivilDay(asked));
      } catch (error) {
        return error instanceof CalendarRangeError ? 'refused' : error;
      }
    };
    const expected = ({ year, month, day }: BadiDate) => {
      if (!within(year, 507) || !within(month, 20)) return 'refused';
      const length = month === AYYAM_I_HA ? ayyamIHaLength(year) : 19;
      if (month === AYYAM_I_HA && day === length + 1) return { year, month: 19, day: 1 };
      return within(day, length) ? { year, month, day } : 'refused';
    };
    const holds = fc.property(anyDate, (asked) => {
      expect(response(asked)).toEqual(expected(asked));
    });
    fc.assert(holds, { seed: 1844, numRuns: 10_000 });
  });
});
