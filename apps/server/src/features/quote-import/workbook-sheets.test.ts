import { describe, expect, it } from 'vitest';
import {
  HEADINGS,
  type WorkbookContent,
  xlsxOf,
} from '../../../../../packages/spreadsheet/src/testing/xlsx.ts';
import { problemsOf, quotesOf, readFile, refusalOf } from './testing/read-file.ts';

const read = (content: WorkbookContent) => readFile(xlsxOf(content), 'xlsx');
const textOf = (content: WorkbookContent) => quotesOf(read(content)).map(({ text }) => text);
const ONE = { ...HEADINGS, A2: 'Quote', B2: 'Source' };

describe('the rows of a workbook', () => {
  it('are numbered as they are shown, with gaps and without numbers', () => {
    const sparse = { ...ONE, A9: 'x', B1048576: 'y' };
    expect(problemsOf(read({ cells: sparse, dimension: 'A1:XFD1048576' }))).toEqual([
      '9 source: Source is required',
      '1048576 text: Quote text is required',
    ]);
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = ['text', 'source', '', 'a', 'b'].map(cell);
    const xml = `<row>${rows[0]}${rows[1]}</row><row/><row>${rows[2]}</row><row>${rows[3]}</row>`;
    expect(problemsOf(read({ rows: xml }))).toEqual(['4 source: Source is required']);
  });

  it('leave out those that have nothing but formats', () => {
    const cells = { ...ONE, A3: { format: '@', xml: '' }, C4: { format: 'd/m/yy', xml: '' } };
    expect(textOf({ cells })).toEqual(['Quote']);
  });
});

describe('merged cells', () => {
  const cells = { ...ONE, C2: '2026-03-21', A3: 'Two', B3: 'Source' };

  it.each([
    ['C2:C3', '2 displayDate'],
    ['B2:C2', '2 source'],
    ['A1:A2', '2 text'],
  ])('are refused: %s', (range, place) => {
    expect(problemsOf(read({ cells, merges: [range] }))[0]).toBe(
      `${place}: The cells ${range} are merged. Please unmerge them and fill in each`,
    );
  });

  it('do not matter without a value, or in columns that are not read', () => {
    const merges = ['D2:D3', 'A9:D9', 'F2:F3'];
    expect(textOf({ cells: { ...cells, F1: 'mine', F2: 'x' }, merges })).toEqual(['Quote', 'Two']);
  });

  it('in the first row hide a heading', () => {
    const { B1: _, ...headless } = cells;
    expect(problemsOf(read({ cells: headless, merges: ['A1:B1'] }))).toEqual([
      '1 source: The column source is missing',
    ]);
  });
});

describe('the sheets of a workbook', () => {
  const notes = (sheets: WorkbookContent['sheets']) =>
    read({ cells: ONE, ...(sheets ? { sheets } : {}) });

  it('are read as “Quotes” says, wherever it stands', () => {
    const reading = notes([
      { name: 'Other', cells: true },
      { name: 'Notes', cells: true },
      { name: 'quotes', cells: true },
    ]);
    expect(reading).toMatchObject({
      ok: true,
      notes: ['Only the sheet “quotes” was read, not “Other”.'],
    });
  });

  it('are read from the first that is seen and has something', () => {
    const reading = notes([
      { name: 'Quotes', isHidden: true, cells: true },
      { name: 'Empty', cells: false },
      { name: 'Mine', cells: true },
    ]);
    expect(reading).toMatchObject({ ok: true, notes: [], quotes: [{ text: 'Quote' }] });
  });

  it('may all be empty', () => {
    expect(refusalOf(notes([{ name: 'A', cells: false }]))).toMatch(/^The file is empty/);
  });
});
