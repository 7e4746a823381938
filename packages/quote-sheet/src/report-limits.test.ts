import { say } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { limitReport } from './report-limits.ts';

const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);
const columnsOf = (count: number) =>
  many(count, 'column').map((text, index) => ({ isNamed: index > 0, text }));
const notesOf = (count: number) =>
  Array.from({ length: count }, (_, row) => say('headings-explained', { row }));
const NAMES = ['column 0 (without a heading)', ...many(20, 'column').slice(1)];
const COLUMNS_NOTE = {
  code: 'columns-not-read',
  values: { named: NAMES.slice(1), unnamed: ['column 0'] },
};

describe('the report of an import', () => {
  it('has all of up to 20 columns and notes', () => {
    const [columns, notes] = [columnsOf(20), notesOf(20)];
    const { ignoredColumns, noted, notes: messages } = limitReport(columns, notes);
    expect(ignoredColumns).toEqual(NAMES);
    expect(messages).toEqual(notes.map(({ message }) => message));
    expect(noted).toEqual([...notes, expect.objectContaining(COLUMNS_NOTE)]);
  });

  it('has the first of more, with their number', () => {
    const notes = notesOf(3000);
    const report = limitReport(columnsOf(1021), notes);
    expect(report.ignoredColumns).toEqual(NAMES);
    expect(report.notes).toEqual([
      '1,021 columns were not read; 20 of them are named.',
      ...notes.slice(0, 18).map(({ message }) => message),
      'There are 2,982 more notes like these.',
    ]);
    expect(report.noted.at(-2)?.values).toEqual({ notes: 2982 });
    expect(report.noted.at(-1)).toMatchObject(COLUMNS_NOTE);
  });

  it('says nothing of columns where all were read', () => {
    expect(limitReport([], [])).toEqual({ ignoredColumns: [], notes: [], noted: [] });
  });
});
