import { addDays } from '@bahai-friends/badi-calendar';
import type { Language, Quote } from '@bahai-friends/contract';
import { isIn } from '../language-choice.ts';
import { isShownBefore } from './day-counts.ts';

/** The civil days that have a quote in a language. */
export interface DaysInLanguage {
  /** The name of the language. */
  readonly name: string;
  readonly days: ReadonlySet<string>;
}

/**
 * The civil days whose quote is written in a language or translated to it; on a day with several quotes, the shown one
 * counts.
 */
export function daysIn(quotes: readonly Quote[], language: Language): ReadonlySet<string> {
  const shown = new Map<string, Quote>();
  for (const quote of quotes) {
    const { displayDate } = quote;
    if (displayDate === null) continue;
    const other = shown.get(displayDate);
    if (other === undefined || isShownBefore(quote, other)) shown.set(displayDate, quote);
  }
  return new Set(
    [...shown].filter(([, quote]) => isIn(quote, language)).map(([civilDay]) => civilDay),
  );
}

/** How many of the days from today on, today included, are in a set. */
export function countAhead(days: ReadonlySet<string>, today: string, ahead: number): number {
  const end = addDays(today, ahead);
  return [...days].filter((civilDay) => civilDay >= today && civilDay < end).length;
}
