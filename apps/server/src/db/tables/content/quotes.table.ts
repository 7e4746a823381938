import type { Language, NewQuote } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

export interface QuotesTable {
  id: Generated<number>;
  text: string;
  source: string;
  /** Civil day, `YYYY-MM-DD`; null while unscheduled. */
  display_date: string | null;
  reference_url: string | null;
  /** The language of the text; null where it is not known. */
  language: Language | null;
  /** Whose translation it is, or which edition. */
  credit: string | null;
  /** The name of the user who added it, at the time; null where it is not known, or where it came with the product. */
  added_by: string | null;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  created_at: string;
  updated_at: string;
  /** Grows with every change. */
  version: Generated<number>;
}

/** The column of each field of a quote. */
export const QUOTE_COLUMN_OF = {
  text: 'text',
  source: 'source',
  displayDate: 'display_date',
  referenceUrl: 'reference_url',
  language: 'language',
  credit: 'credit',
} as const satisfies {
  [F in keyof NewQuote]: {
    [C in keyof QuotesTable]: QuotesTable[C] extends NewQuote[F] ? C : never;
  }[keyof QuotesTable];
};
