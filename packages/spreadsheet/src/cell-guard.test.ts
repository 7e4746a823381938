import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from './cell-guard.ts';

const TAKEN_FOR_MORE = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠a'],
  ...["'=1", "''=1", 'EXAMPLE (not imported): words', "'EXAMPLE (not imported): words"],
];
const HARMLESS = ['', 'words', "'Tis the season", "'", "''", ' =1', 'a=b', '–1', 'EXAMPLE (other)'];

describe('a guarded cell', () => {
  it.each(TAKEN_FOR_MORE)('begins with an apostrophe, and comes back as it was: %j', (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(guardCell(text))).toBe(text);
  });

  it.each(HARMLESS)('is unchanged when nobody takes it for more: %j', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  it('is told from one that nobody guarded', () => {
    expect(unguardCell('=1')).toBe('=1');
    expect(unguardCell("''=1")).toBe("'=1");
  });
});
