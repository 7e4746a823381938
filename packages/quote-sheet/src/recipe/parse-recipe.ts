import { isUtf8 } from 'node:buffer';
import { Recipe, saidOfIssue, say } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';
import { type RejectedFile, rejectedFile } from '../import-result.ts';

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
  if (!isUtf8(bytes)) return rejectedFile(say('recipe-not-utf-8'));
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return rejectedFile(say('recipe-not-json'));
  }
  const { success, data, error } = Recipe.safeParse(value);
  if (success) return { ok: true, recipe: data };
  const [issue] = error.issues;
  const path = excerpt(issue?.path.join('.') ?? '');
  const { code, values } = saidOfIssue({ ...issue, message: excerpt(issue?.message ?? '') });
  return rejectedFile(say('recipe-refused', { path, said: [{ code, values }] }));
}
