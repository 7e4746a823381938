import type { Recipe } from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { findColumns } from './find-columns.ts';
import { found, sheetRows, type Value } from './testing/sheet-rows.ts';

function read(
  headings: readonly string[],
  {
    values = headings.map((_, index) => `value ${index}`),
    language = null,
    columns,
  }: {
    readonly values?: readonly Value[];
    readonly language?: Language | null;
    readonly columns?: Recipe['columns'];
  } = {},
) {
  const rows = sheetRows(headings, values);
  return findColumns(rows, columns ? { columns } : {}, () => false, language);
}

describe('the columns of translations', () => {
  it('are beside those of the quotes', () => {
    const columns = read(['Passage', 'From', 'فارسی', 'Persian source']);
    expect(columns.isUnsure).toBe(false);
    expect(found(columns)).toEqual({
      text: 'Passage',
      source: 'From',
      'text:fa': 'فارسی',
      'source:fa': 'Persian source',
    });
    expect(columns.textLanguage).toBeNull();
  });

  it('have their references where their values are', () => {
    const headings = ['text', 'source', 'text:sv', 'Reference (sv)', 'text:de', 'Reference (de)'];
    const values = ['a', 'b', 'c', 'https://sv.example/', 'd', 'Ein Buch'];
    expect(found(read(headings, { values }))).toMatchObject({
      'referenceUrl:sv': 'Reference (sv)',
      'source:de': 'Reference (de)',
    });
  });

  it.each([
    [['Text (German)', 'Quelle', 'Text (Persian)'], 'de'],
    [['Deutsch', 'Quelle', 'فارسی'], 'de'],
  ] as const)('of %j: that of the community is the original', (headings, language) => {
    const columns = read(headings, { language });
    expect(columns).toMatchObject({ isUnsure: false, textLanguage: 'de' });
    expect(found(columns)).toEqual({
      text: headings[0],
      source: 'Quelle',
      'text:fa': headings[2],
    });
  });

  it('in the language of the original are its own', () => {
    const headings = ['text:de', 'source:de', 'referenceUrl:de', 'text:fa', 'source:fa'];
    expect(found(read(headings, { language: 'de' }))).toEqual({
      text: 'text:de',
      source: 'source:de',
      referenceUrl: 'referenceUrl:de',
      'text:fa': 'text:fa',
      'source:fa': 'source:fa',
    });
  });

  it('are no original beside a column for it', () => {
    const columns = read(['Quote', 'Source', 'Deutsch'], { language: 'de' });
    expect(found(columns)).toEqual({ text: 'Quote', source: 'Source', 'text:de': 'Deutsch' });
  });

  it('are asked about where none is the original', () => {
    const columns = read(['Deutsch', 'Quelle', 'فارسی'], { language: 'en' });
    expect(columns).toMatchObject({ isUnsure: true, issues: [{ code: 'column-missing' }] });
    const answered = read(['Deutsch', 'Quelle', 'فارسی'], {
      language: 'en',
      columns: { text: 'A' },
    });
    expect(answered).toMatchObject({ isUnsure: false, textLanguage: 'de' });
    expect(found(answered)).toEqual({ text: 'Deutsch', source: 'Quelle', 'text:fa': 'فارسی' });
  });

  it.each([
    ['text', 'source', 'text:fa', 'Text (Persian)'],
    ['text', 'source', 'text:fa', 'فارسی'],
    ['text', 'source', 'Passage – Persian', 'fa: Quote'],
  ])('are asked about where two are for one language: %j', (...headings) => {
    const columns = read(headings);
    expect(columns).toMatchObject({
      isUnsure: true,
      doubled: ['text:fa'],
      issues: [{ row: 1, column: 'text:fa', code: 'column-doubled' }],
    });
    expect(found(columns)).toEqual({ text: 'text', source: 'source' });
    const answered = read(headings, { columns: { 'text:fa': 'D' } });
    expect(answered.isUnsure).toBe(false);
    expect(answered.at.get('text:fa')).toBe(3);
    expect(read(headings, { columns: { 'text:fa': null } }).isUnsure).toBe(false);
  });

  it('are asked about where the original has two sources', () => {
    const columns = read(['Deutsch', 'Quelle', 'Quelle – Deutsch'], { language: 'de' });
    expect(columns).toMatchObject({ isUnsure: true, doubled: ['source'] });
  });

  it.each([
    ['Text (German/French)', ['text:de', 'text:fr']],
    ['German reference French', ['source:de', 'referenceUrl:de', 'source:fr', 'referenceUrl:fr']],
    ['Deutsch / français', ['text:de', 'text:fr']],
  ])('are asked about where a heading may be two: %s', (heading, candidates) => {
    const headings = ['text', 'source', heading];
    const columns = read(headings);
    expect(columns.isUnsure).toBe(true);
    expect(columns.issues).toMatchObject([{ row: 1, code: 'heading-of-languages' }]);
    expect(columns.unsure[0]?.columns.toSorted()).toEqual(candidates.toSorted());
    expect(found(columns)).toEqual({ text: 'text', source: 'source' });
    const [first = ''] = candidates;
    const answered = read(headings, { columns: { [first]: 'C' } });
    expect(answered.isUnsure).toBe(false);
    const none = Object.fromEntries(candidates.map((candidate) => [candidate, null]));
    expect(read(headings, { columns: none })).toMatchObject({ isUnsure: false, issues: [] });
  });

  it.each(['text:xx', 'it', 'es', 'de', 'id', 'no', 'textfa'])('are none called %s', (heading) => {
    const columns = read(['text', 'source', heading]);
    expect([...columns.at.keys()].filter((column) => column.includes(':'))).toEqual([]);
    expect(columns.isUnsure).toBe(false);
  });

  it('repeat their headings', () => {
    const rows = sheetRows(
      ['text', 'source', 'text:fa'],
      ['a', 'b', 'c'],
      ['text', 'source', 'text:fa'],
      ['text', 'source', 'd'],
    );
    const columns = findColumns(rows, {}, () => false);
    expect(columns.rows.map(({ row }) => row)).toEqual([2, 4]);
  });

  it('are not found in the values of a sheet without headings', () => {
    const rows = sheetRows(['Be kind', 'Somebody', 'English'], ['Be just', 'Somebody', 'German']);
    expect(findColumns(rows, {}, () => false)).toMatchObject({ headerRow: 0 });
  });
});
