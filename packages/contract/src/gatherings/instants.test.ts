import { describe, expect, it } from 'vitest';
import { startsAt } from './instants.ts';

/** The platform's other clock: how a zone's wall clock reads at an instant, as if it were UTC. */
function wallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant: number): number => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const [year = 0, month = 0, day, hour, minute] = (
      ['year', 'month', 'day', 'hour', 'minute'] as const
    ).map((part) => Number(parts.get(part)));
    return Date.UTC(year, month - 1, day, hour, minute);
  };
}

const DAY_MS = 86_400_000;

/**
 * What {@link startsAt} should give: the offsets of the day before and of the day after are tried, the earlier one
 * first.
 */
function triedInstant(wall: number, read: (instant: number) => number): number {
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map(
    (near) => wall - (read(near) - near),
  ) as [number, number];
  const fitting = [before, after].filter((instant) => read(instant) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : before;
}

describe('when people meet', () => {
  // Clocks that change at night, at midnight, by half an hour, and for Ramadan.
  it.each(['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'is over twenty years what the clocks of %s say',
    (timeZone) => {
      const read = wallClock(timeZone);
      const wrong: string[] = [];
      for (const time of ['00:00', '01:45', '02:30', '19:30']) {
        for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2046, 0, 1); ms += DAY_MS) {
          const day = new Date(ms).toISOString().slice(0, 10);
          const expected = triedInstant(Date.parse(`${day}T${time}Z`), read);
          if (startsAt(day, time, timeZone) !== expected) wrong.push(`${day} ${time}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['moves forward where a time is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['is the first where a time comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, day, time, instant) => {
    expect(new Date(startsAt(day, time, 'Europe/Berlin')).toISOString()).toBe(instant);
  });
});
