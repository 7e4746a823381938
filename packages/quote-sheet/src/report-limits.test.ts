import { describe, expect, it } from 'vitest';
import { limitReport } from './report-limits.ts';

describe('the report of an import', () => {
  const many = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word} ${index}`);

  it('has all of up to 20 columns and notes', () => {
    const [columns, notes] = [many(20, 'column'), many(20, 'note')];
    expect(limitReport(columns, notes)).toEqual({ ignoredColumns: columns, notes });
  });

  it('has the first of more, with their number', () => {
    const { ignoredColumns, notes } = limitReport(many(1021, 'column'), many(3000, 'note'));
    expect(ignoredColumns).toEqual(many(20, 'column'));
    expect(notes).toEqual([
      '1,021 columns were not read; 20 of them are named.',
      ...many(18, 'note'),
      'There are 2,982 more notes like these.',
    ]);
  });
});
