import type { LetterSources } from '../contents/compose-letters.ts';

/** Of a day: twelve languages, and each day of a week. */
const KEPT_MAX = 500;

/**
 * Keeps what letters are made of until it may have changed: thousands of letters say the same.
 *
 * @param version Another value when it may have.
 */
export function keepSources(sources: LetterSources, version: () => string): LetterSources {
  let keptAt: string | undefined;
  const kept = new Map<string, Promise<unknown>>();

  function keep<T>(key: string, read: () => Promise<T>): Promise<T> {
    const now = version();
    if (now !== keptAt || kept.size >= KEPT_MAX) kept.clear();
    keptAt = now;
    const known = kept.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = read();
    kept.set(key, reading);
    // What could not be read is read again.
    reading.catch(() => kept.delete(key));
    return reading;
  }

  const { quotes, shownDays, holyDays, gatherings } = sources;
  return {
    quotes: {
      findToday: (language) => keep(`today ${language}`, () => quotes.findToday(language)),
    },
    shownDays: {
      before: (day, count, language) =>
        keep(`before ${day} ${count} ${language}`, () => shownDays.before(day, count, language)),
    },
    holyDays: {
      between: (first, last, language) =>
        keep(`between ${first} ${last} ${language}`, () => holyDays.between(first, last, language)),
    },
    gatherings: {
      shownWithin: (days) => keep(`gatherings ${days}`, () => gatherings.shownWithin(days)),
    },
  };
}
