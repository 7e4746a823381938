import { readdirSync, readFileSync } from 'node:fs';
import type { Recipe } from '@bahai-friends/contract';
import type { ImportedQuote } from '../import-result.ts';

/** What stands beside a sheet, written down by what has made it: see `community-sheets/README.md`. */
interface Expectation {
  /** What is asked when there is no recipe. */
  readonly questions: readonly string[];
  readonly answers: Recipe;
  /** The quotes, once that is answered. */
  readonly rows: readonly ImportedQuote[];
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

export const expectationOf = (name: string): Expectation =>
  JSON.parse(readFileSync(new URL(`${name}.expected.json`, FOLDER), 'utf8'));
