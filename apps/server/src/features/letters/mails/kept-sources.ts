import type { LetterSources } from '../contents/compose-letters.ts';

/** Entries of a day: twelve languages, and each day of a week. */
const KEPT_MAX = 500;

/**
 * Caches the sources of letters until they may have changed: thousands of letters have the same content.
 *
 * @param version A value that differs when they may have changed.
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
    // A failed read is not cached.
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
