import { RECIPE_BYTES_MAX, type Recipe } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from './parse-recipe.ts';

const messageOf = (json: string | Uint8Array) => {
  const result = parseRecipe(Buffer.from(json));
  if (result.ok) throw new Error(`Taken: ${JSON.stringify(result.recipe)}`);
  expect(result).toMatchObject({ total: 0, issues: [] });
  return result.message;
};
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ row: index + 2, column: 'text', value: '' }));

describe('a recipe', () => {
  it.each<Recipe>([
    {},
    { sheet: 'Quotes', headerRow: 0, columns: { text: 'B', source: null }, leaveOut: [3, 1] },
    { encoding: 'windows-1256', separator: '\t', dateOrder: 'dmy' },
    { cells: [{ row: 7, column: 'displayDate', value: '٢١/٣/٢٠٢٧ \u0000 “é” 😀' }] },
  ])('is taken: %j', (recipe) => {
    expect(parseRecipe(Buffer.from(JSON.stringify(recipe)))).toEqual({ ok: true, recipe });
  });

  it('may have 20,000 cells', () => {
    const taken = parseRecipe(Buffer.from(JSON.stringify({ cells: cells(20_000) })));
    expect(taken).toMatchObject({ ok: true, recipe: { cells: { length: 20_000 } } });
  });

  it.each([
    ['', 'The recipe is not valid JSON.'],
    ['{"leaveOut":[1}', 'The recipe is not valid JSON.'],
    ['\ufeff{}', 'The recipe is not valid JSON.'],
    ['null', 'The recipe cannot be used. Invalid input: expected object, received null'],
    ['[]', 'The recipe cannot be used. Invalid input: expected object, received array'],
    ['{"rows":[]}', 'The recipe cannot be used. Unrecognized key: "rows"'],
    ['{"__proto__":{"sheet":"x"}}', 'The recipe cannot be used. Unrecognized key: "__proto__"'],
    ['{"\\u005f_proto__":1}', 'The recipe cannot be used. Unrecognized key: "__proto__"'],
    ['{"constructor":{}}', 'The recipe cannot be used. Unrecognized key: "constructor"'],
    [
      '{"columns":{"text":"B2"}}',
      'The recipe cannot be used. columns.text: must be the letters of a column, such as B',
    ],
    [
      '{"leaveOut":[1,1.5]}',
      'The recipe cannot be used. leaveOut.1: Invalid input: expected int, received number',
    ],
    [
      '{"headerRow":1e999}',
      'The recipe cannot be used. headerRow: Invalid input: expected number, received Infinity',
    ],
    [
      '{"cells":[{"row":2,"column":"text","value":3}]}',
      'The recipe cannot be used. cells.0.value: Invalid input: expected string, received number',
    ],
    [
      '{"cells":[{"row":2,"column":"text","value":"a","__proto__":{}}]}',
      'The recipe cannot be used. cells.0: Unrecognized key: "__proto__"',
    ],
  ])('is rejected with what is wrong and where: %s', (json, message) => {
    expect(messageOf(json)).toBe(message);
  });

  it('is rejected when it is not UTF-8', () => {
    expect(messageOf(Buffer.from('{"sheet":"é"}', 'latin1'))).toBe(
      'The recipe is not valid UTF-8.',
    );
  });

  it.each([
    ['100,000 cells', JSON.stringify({ cells: cells(100_000) })],
    ['half a million empty cells', `{"cells":[${'{},'.repeat(500_000)}{}]}`],
  ])('is rejected with %s', (_, json) => {
    expect(messageOf(json)).toBe('The recipe cannot be used. cells: must be at most 20,000 cells');
  });

  it.each([
    ['brackets without end', '['.repeat(RECIPE_BYTES_MAX)],
    ['lists in lists', '['.repeat(RECIPE_BYTES_MAX / 2) + ']'.repeat(RECIPE_BYTES_MAX / 2)],
    ['objects in objects', `${'{"cells":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a long name', `{"${'k'.repeat(RECIPE_BYTES_MAX - 6)}":1}`],
    ['many names', `{${Array.from({ length: 100_000 }, (_, n) => `"${n}":1`).join(',')}}`],
    ['a long wrong value', `{"dateOrder":"${'x'.repeat(1_000_000)}"}`],
  ])('of %s is rejected in a short message', (_, json) => {
    expect(messageOf(json).length).toBeLessThan(300);
  });
});
