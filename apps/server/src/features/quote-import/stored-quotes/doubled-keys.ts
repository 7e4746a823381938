import { type SingleProblem, say } from '@bahai-friends/contract';
import type { ReadableRow } from '@bahai-friends/quote-sheet';
import type { ParsedKey } from '../keys/quote-key.ts';

/** How many rows with one key a message names. */
const NAMED_ROWS_MAX = 5;

function sayDoubled(rows: readonly number[]): SingleProblem {
  const named = rows.slice(0, NAMED_ROWS_MAX);
  return say('key-doubled', { rows: named, others: rows.length - named.length });
}

/**
 * The rows that name the same stored quote, and the problem for each.
 *
 * @param keys The genuine keys of rows.
 */
export function doubledKeys(
  keys: ReadonlyMap<ReadableRow, ParsedKey>,
): ReadonlyMap<ReadableRow, SingleProblem> {
  const problems = new Map<ReadableRow, SingleProblem>();
  for (const named of Map.groupBy(keys.keys(), (row) => keys.get(row)?.id).values()) {
    if (named.length === 1) continue;
    const rows = named.map(({ row }) => row).sort((a, b) => a - b);
    const said = sayDoubled(rows);
    for (const row of named) problems.set(row, said);
  }
  return problems;
}
