import { readdirSync, readFileSync } from 'node:fs';
import {
  byQuoteField,
  type NewQuote,
  type QuoteFieldName,
  type Recipe,
} from '@bahai-friends/contract';

/** A quote, with the number of its row. */
interface ExpectedQuote extends NewQuote {
  readonly row: number;
}

/** The expectations beside a sheet, written by the program that made it: see `community-sheets/README.md`. */
interface Expectation {
  /** The questions when there is no recipe. */
  readonly questions: readonly string[];
  readonly answers: Recipe;
  /** The quotes, once that is answered. */
  readonly rows: readonly ExpectedQuote[];
  /** Rows that equal an earlier one. */
  readonly same: readonly number[];
  readonly problems: readonly number[];
  readonly ignoredColumns: readonly string[];
  /** Parts of notes. */
  readonly notes: readonly string[];
}

const FOLDER = new URL('community-sheets/', import.meta.url);

/** The names of the sheets as communities keep them. */
export const COMMUNITY_SHEETS = readdirSync(FOLDER).filter((name) => /\.(?:csv|xlsx?)$/.test(name));

export const communitySheet = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

/** A field that a sheet says nothing of is empty. */
const NO_VALUES = byQuoteField<Record<QuoteFieldName, null>>(() => null);

export function expectationOf(name: string): Expectation {
  const expectation: Expectation = JSON.parse(
    readFileSync(new URL(`${name}.expected.json`, FOLDER), 'utf8'),
  );
  return { ...expectation, rows: expectation.rows.map((row) => ({ ...NO_VALUES, ...row })) };
}
