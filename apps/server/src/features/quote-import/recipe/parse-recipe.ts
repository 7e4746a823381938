import { isUtf8 } from 'node:buffer';
import { Recipe } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { type RejectedFile, rejectedFile } from '../import-result.ts';

const NOT_UTF8 = 'The recipe is not valid UTF-8.';
const NOT_JSON = 'The recipe is not valid JSON.';

/**
 * Reads a recipe as it was sent. At its longest, or nested a million deep, that takes some 150 ms, in which
 * the process does nothing else.
 *
 * @param bytes JSON in UTF-8.
 * @returns The recipe, or a rejection with the first thing that is wrong with it and where.
 *
 * @example
 * parseRecipe(Buffer.from('{"leaveOut":[0]}'));
 * // { ok: false, message: 'The recipe cannot be used. leaveOut.0: Too small: expected number to be >=1', … }
 */
export function parseRecipe(
  bytes: Uint8Array,
): { readonly ok: true; readonly recipe: Recipe } | RejectedFile {
  // Decoding would put U+FFFD in the place of what it cannot read.
  if (!isUtf8(bytes)) return rejectedFile(NOT_UTF8);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return rejectedFile(NOT_JSON);
  }
  const { success, data, error } = Recipe.safeParse(value);
  if (success) return { ok: true, recipe: data };
  const [issue] = error.issues;
  const place = issue?.path.length ? `${excerpt(issue.path.join('.'))}: ` : '';
  return rejectedFile(`The recipe cannot be used. ${place}${excerpt(issue?.message ?? '')}`);
}
