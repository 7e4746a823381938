import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../arithmetic/between-badi-dates.ts';
import { toBadiDate } from '../badi-date.ts';
import { CalendarRangeError } from '../calendar-range-error.ts';
import { addDays } from '../civil-day-of-number.ts';
import { randomDaysAndPlaces } from '../testing/random-days-and-places.ts';
import { badiDateAt } from './badi-date-at.ts';
import { sunset } from './sunrise-and-sunset.ts';

const haifa = { latitude: 32.82, longitude: 34.99 };
const at = (iso: string) => Date.parse(iso);

describe('the Badí date at an instant', () => {
  it('changes with the millisecond of sunset, in all 507 years and up to 65 degrees', () => {
    for (const { civilDay, place } of randomDaysAndPlaces(5_000, 65)) {
      const end = sunset(civilDay, place) ?? Number.NaN;
      const start = sunset(addDays(civilDay, -1), place) ?? Number.NaN;
      const date = toBadiDate(civilDay);
      expect([civilDay, badiDateAt(start, place)]).toEqual([civilDay, date]);
      expect([civilDay, badiDateAt(end - 1, place)]).toEqual([civilDay, date]);
      expect([civilDay, badiDateAt((start + end) / 2, place)]).toEqual([civilDay, date]);
    }
  });

  it('is another in Haifa, Auckland and Honolulu', () => {
    const now = at('2026-03-20T16:00:00Z');
    expect(badiDateAt(now, haifa)).toEqual({ year: 183, month: 1, day: 1 });
    expect(badiDateAt(now, { latitude: -36.85, longitude: 174.76 })).toEqual({
      year: 183,
      month: 1,
      day: 1,
    });
    expect(badiDateAt(now, { latitude: 21.31, longitude: -157.86 })).toEqual({
      year: 182,
      month: 19,
      day: 19,
    });
  });

  it('follows the clocks’ date in Samoa, which lies east of the date line', () => {
    const apia = { latitude: -13.83, longitude: -171.77, timeZone: 'Pacific/Apia' };
    // Noon of 2026-03-21 by the clocks there.
    expect(badiDateAt(at('2026-03-20T23:00:00Z'), apia)).toEqual(toBadiDate('2026-03-21'));
  });

  it.each([
    ['Pacific/Apia', -13.83, -171.77],
    ['Pacific/Kiritimati', 1.87, -157.4],
    ['America/Adak', 51.88, -176.65],
    ['Pacific/Auckland', -36.85, 174.76],
    ['Asia/Kolkata', 28.55, 77.26],
    ['Europe/Helsinki', 60.17, 24.94],
  ])('is the next day’s from sunset on, and still after midnight, in %s', (timeZone, ...at) => {
    const [latitude, longitude] = at;
    const place = { latitude, longitude, timeZone };
    for (let day = 0; day < 365; day++) {
      const plainDate = Temporal.PlainDate.from('2026-01-01').add({ days: day });
      const civilDay = plainDate.toString();
      const by = (plainTime: string) =>
        badiDateAt(plainDate.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds, place);
      const [today, tomorrow] = [civilDay, addDays(civilDay, 1)].map(toBadiDate);
      expect([civilDay, by('00:00'), by('12:00'), by('23:59:59')]).toEqual([
        civilDay,
        today,
        today,
        tomorrow,
      ]);
    }
  });

  it('is yesterday’s until a sunset after midnight by the sun', () => {
    const place = { latitude: 67.04, longitude: 0 };
    const late = sunset('2026-07-10', place) ?? Number.NaN;
    expect(new Date(late).toISOString()).toMatch(/^2026-07-11T00:05:/);
    expect(badiDateAt(late - 1, place)).toEqual(toBadiDate('2026-07-10'));
    expect(badiDateAt(late, place)).toEqual(toBadiDate('2026-07-11'));
  });

  it('is null where the sun does not set', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    expect(badiDateAt(at('2026-06-21T12:00:00Z'), tromso)).toBeNull();
    expect(badiDateAt(at('2026-12-21T12:00:00Z'), tromso)).toBeNull();
    expect(badiDateAt(at('2026-03-21T12:00:00Z'), tromso)).toEqual({ year: 183, month: 1, day: 1 });
  });
});

describe('an instant', () => {
  const time = at('2026-03-20T16:00:00Z');

  it.each([
    ['a Date', new Date(time)],
    ['a Date of another context', runInNewContext(`new Date(${time})`)],
    ['a Temporal.Instant', Temporal.Instant.fromEpochMilliseconds(time)],
    [
      'a Temporal.ZonedDateTime',
      Temporal.Instant.from('2026-03-20T16:00:00Z').toZonedDateTimeISO('Asia/Tehran'),
    ],
  ])('may be %s', (_, instant) => {
    expect(badiDateAt(instant, haifa)).toEqual({ year: 183, month: 1, day: 1 });
  });

  it.each([
    ['a day', Temporal.PlainDate.from('2026-03-20')],
    ['a text', { epochMilliseconds: '5' }],
    ['like a Date', { getTime: () => time }],
    ['of the class only', Object.create(Date.prototype)],
  ])('is not %s', (_, value) => {
    expect(() => badiDateAt(value as unknown as Date, haifa)).toThrow(CalendarRangeError);
  });
});

describe('an evening by the clock', () => {
  const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo', evening: '18:00' };

  it('ends the day where the sun does not set', () => {
    expect(badiDateAt(at('2026-06-21T15:59:59.999Z'), tromso)).toEqual(toBadiDate('2026-06-21'));
    expect(badiDateAt(at('2026-06-21T16:00:00Z'), tromso)).toEqual(toBadiDate('2026-06-22'));
    expect(badiDateAt(at('2026-12-21T16:59:59.999Z'), tromso)).toEqual(toBadiDate('2026-12-21'));
    expect(badiDateAt(at('2026-12-21T17:00:00Z'), tromso)).toEqual(toBadiDate('2026-12-22'));
  });

  it('leaves the sun its say where it sets', () => {
    const end = sunset('2026-03-20', tromso) ?? Number.NaN;
    expect(badiDateAt(end - 1, tromso)).toEqual(toBadiDate('2026-03-20'));
    expect(badiDateAt(end, tromso)).toEqual(toBadiDate('2026-03-21'));
  });

  it('goes by the mean sun without a time zone', () => {
    const { timeZone: _, ...place } = tromso;
    const end = at('2026-06-21T18:00:00Z') - (18.96 / 15) * 3_600_000;
    expect(badiDateAt(end - 1, place)).toEqual(toBadiDate('2026-06-21'));
    expect(badiDateAt(end, place)).toEqual(toBadiDate('2026-06-22'));
  });

  it.each(['12:00', '18:00', '23:59'])(
    'at %s leaves no hour of three years in Tromsø without a date, and no date comes twice',
    (evening) => {
      const place = { ...tromso, evening };
      const start = at('2026-01-01T00:00:00Z');
      let before = badiDateAt(start, place);
      for (let hour = 1; hour < 3 * 365 * 24; hour++) {
        const date = badiDateAt(start + hour * 3_600_000, place);
        const days = daysBetween(before, date);
        expect([hour, days === 0 || days === 1]).toEqual([hour, true]);
        before = date;
      }
      expect(before).toEqual(toBadiDate('2028-12-31')); // 2028 is a leap year
    },
  );

  it.each(['11:59', '24:00', '6:00', '18:00:00', ' 18:00', '', 18, null, new Date(0)])(
    'is refused: %j',
    (evening) => {
      expect(() => badiDateAt(0, { ...tromso, evening: evening as string })).toThrow(
        "evening must be a time from '12:00' to '23:59', got",
      );
    },
  );
});

describe('the ends of the calendar', () => {
  const first = sunset('1844-03-20', haifa) ?? Number.NaN;
  const end = sunset('2351-03-20', haifa) ?? Number.NaN;

  it('are sunset on the eve of the first day and on the last day', () => {
    expect(badiDateAt(first, haifa)).toEqual({ year: 1, month: 1, day: 1 });
    expect(badiDateAt(end - 1, haifa)).toEqual({ year: 507, month: 19, day: 19 });
  });

  it.each([
    first - 1,
    end,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    -1e300,
    '1774000000000',
    new Date(Number.NaN),
    null,
    undefined,
  ])('are not passed: %s', (time) => {
    expect(() => badiDateAt(time as number, haifa)).toThrow(
      'time must be epoch milliseconds from sunset on the eve of 1844-03-21 to sunset on 2351-03-20, got',
    );
  });

  it('are refused for the place, too', () => {
    expect(() => badiDateAt(0, { latitude: 91, longitude: 0 })).toThrow('latitude must be');
  });
});
