import { describe, expect, it } from 'vitest';
import { echoed, listed } from './report-limits.ts';

describe('what is repeated of a file', () => {
  it.each([
    ['nothing', '', ''],
    ['100 letters', 'a'.repeat(100), 'a'.repeat(100)],
    ['101 letters', 'a'.repeat(101), `${'a'.repeat(100)}…`],
    ['100 characters of two units', '😀'.repeat(100), '😀'.repeat(100)],
    ['101 characters of two units', '😀'.repeat(101), `${'😀'.repeat(100)}…`],
    ['pairs at odd places', `a${'😀'.repeat(1000)}`, `a${'😀'.repeat(99)}…`],
  ])('has at most 100 characters, none of them halved: %s', (_, text, shown) => {
    expect(echoed(text)).toBe(shown);
  });

  const many = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word} ${index}`);

  it('is all of up to 20 columns and notes', () => {
    const [columns, notes] = [many(20, 'column'), many(20, 'note')];
    expect(listed(columns, notes)).toEqual({ ignoredColumns: columns, notes });
  });

  it('is the first of more, with their number', () => {
    const { ignoredColumns, notes } = listed(many(1021, 'column'), many(3000, 'note'));
    expect(ignoredColumns).toEqual(many(20, 'column'));
    expect(notes).toEqual([
      '1,021 columns were not read; 20 of them are named.',
      ...many(18, 'note'),
      'There are 2,982 more notes like these.',
    ]);
  });
});
