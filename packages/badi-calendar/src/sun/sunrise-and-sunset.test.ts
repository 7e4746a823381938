import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { randomDaysAndPlaces } from '../testing/random-days-and-places.ts';
import { sunrise, sunset } from './sunrise-and-sunset.ts';

const HOUR = 3_600_000;
const MOST_SECONDS_APART = 60;
const haifa = { latitude: 32.82, longitude: 34.99 };
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * astronomy-engine is an independent implementation with a full model of the sun. It is asked for the
 * half day after the sun's mean noon, or before it; noon itself strays from it by up to 17 minutes.
 */
function oracle(dayNumber: number, place: { latitude: number; longitude: number }, rises: boolean) {
  const noon = dayNumber * 24 * HOUR + 12 * HOUR - (place.longitude / 15) * HOUR;
  const from = new Date(rises ? noon - 12.3 * HOUR : noon - 0.3 * HOUR);
  const observer = new Observer(place.latitude, place.longitude, 0);
  const found = SearchRiseSet(Body.Sun, observer, rises ? 1 : -1, from, 12.6 / 24);
  return found === null ? null : found.date.getTime();
}

describe('10,000 random days at places up to 65 degrees', () => {
  const sample = randomDaysAndPlaces(10_000, 65);

  it.each([
    ['sunset', sunset, false],
    ['sunrise', sunrise, true],
  ] as const)('have their %s within 60 seconds of astronomy-engine', (_, ours, rises) => {
    const apart = sample.filter(({ dayNumber, civilDay, place }) => {
      const [time, theirs] = [ours(civilDay, place), oracle(dayNumber, place, rises)];
      if (time === null || theirs === null) return time !== theirs;
      return Math.abs(time - theirs) > MOST_SECONDS_APART * 1000;
    });
    expect(apart).toEqual([]);
  });
});

describe('days without a sunset', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };

  it.each([
    ['2026-06-21', 'the midnight sun'],
    ['2026-12-21', 'the polar night'],
  ])('are null: %s in Tromsø, %s', (civilDay) => {
    expect([sunrise(civilDay, tromso), sunset(civilDay, tromso)]).toEqual([null, null]);
  });

  it('are the same as astronomy-engine’s in Tromsø, through a whole year', () => {
    const first = Date.UTC(2026, 0, 1) / (24 * HOUR);
    const days = Array.from({ length: 365 }, (_, index) => first + index);
    const differing = days.filter((day) => {
      const civilDay = new Date(day * 24 * HOUR).toISOString().slice(0, 10);
      return (sunset(civilDay, tromso) === null) !== (oracle(day, tromso, false) === null);
    });
    expect(differing).toEqual([]);
  });

  it('are null at the poles', () => {
    for (const latitude of [90, -90]) {
      expect(sunset('2026-06-21', { latitude, longitude: 0 })).toBeNull();
    }
  });
});

describe('the civil day', () => {
  it('is the one by the sun without a time zone', () => {
    expect(iso(sunset('2026-03-21', haifa))).toMatch(/^2026-03-21T15:52:/);
    expect(iso(sunrise('2026-03-21', haifa))).toMatch(/^2026-03-21T03:42:/);
  });

  it.each([
    ['Pacific/Apia', -13.83, -171.77],
    ['Pacific/Kiritimati', 1.87, -157.4],
    ['Pacific/Tongatapu', -21.14, -175.2],
    ['Pacific/Chatham', -43.95, -176.55],
    ['America/Adak', 51.88, -176.65],
    ['Pacific/Fiji', -18.14, 178.44],
    ['Asia/Jerusalem', 32.82, 34.99],
    ['America/St_Johns', 47.56, -52.71],
    ['Asia/Kolkata', 28.55, 77.26],
    ['UTC', 51.5, -0.1],
  ])('is that of the clocks in %s', (timeZone, latitude, longitude) => {
    const place = { latitude, longitude, timeZone };
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const [rise, set] = [sunrise('2026-11-22', place), sunset('2026-11-22', place)];
    expect(clock.format(rise ?? 0)).toMatch(/^2026-11-22 0[4-9]:/);
    expect(clock.format(set ?? 0)).toMatch(/^2026-11-22 (1[5-9]|20):/);
  });

  it('may be the eve of the calendar, with whose sunset 1 Bahá 1 begins', () => {
    expect(iso(sunset('1844-03-20', haifa))).toMatch(/^1844-03-20T15:5/);
    expect(iso(sunset('2351-03-20', haifa))).toMatch(/^2351-03-20T15:5/);
  });
});

describe('what is no day or place', () => {
  it.each(['1844-03-19', '2351-03-21'])('is refused: %s', (civilDay) => {
    expect(() => sunset(civilDay, haifa)).toThrow(
      `civil day must be the day before 1844-03-21 to 2351-03-20, got "${civilDay}"`,
    );
  });

  it.each([undefined, null, 'Haifa', 32])('is refused: the place %j', (place) => {
    expect(() => sunset('2026-03-21', place as unknown as typeof haifa)).toThrow(
      'place must be an object with latitude and longitude, got',
    );
  });

  it.each([90.001, -91, Number.NaN, Number.POSITIVE_INFINITY, '32', null, undefined])(
    'is refused: the latitude %j',
    (latitude) => {
      expect(() => sunset('2026-03-21', { ...haifa, latitude: latitude as number })).toThrow(
        'latitude must be a number from -90 to 90, got',
      );
    },
  );

  it.each([180.001, -181, Number.NaN, '34', null, undefined])(
    'is refused: the longitude %j',
    (longitude) => {
      expect(() => sunrise('2026-03-21', { ...haifa, longitude: longitude as number })).toThrow(
        'longitude must be a number from -180 to 180, got',
      );
    },
  );

  it.each(['Haifa', '', 'Asia/Haifa\u202e', 2, null])(
    'is refused: the time zone %j',
    (timeZone) => {
      expect(() => sunset('2026-03-21', { ...haifa, timeZone: timeZone as string })).toThrow(
        /^time zone must be an IANA time zone such as 'Pacific\/Apia', got [^\p{Cf}]+$/u,
      );
    },
  );
});
