import { describe, expect, it } from 'vitest';
import { shownRows, unreadableCells, workbookSheet } from '../testing/read-sheet.ts';
import { HEADINGS, type WorkbookContent, xlsxOf } from '../testing/xlsx.ts';

const read = (content: WorkbookContent) => workbookSheet(xlsxOf(content));
const ONE = { ...HEADINGS, A2: 'Quote', B2: 'Source' };

describe('the rows of a workbook', () => {
  it('are numbered as they are shown, with gaps and without numbers', async () => {
    const sparse = { ...ONE, A9: 'x', B1048576: 'y' };
    const { rows } = await read({ cells: sparse, dimension: 'A1:XFD1048576' });
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 9, 1_048_576]);
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const texts = ['text', 'source', '', 'a', 'b'].map(cell);
    const xml = `<row>${texts[0]}${texts[1]}</row><row/><row>${texts[2]}</row><row>${texts[3]}</row>`;
    const unnumbered = await read({ rows: xml });
    expect(unnumbered.rows.map(({ row }) => row)).toEqual([1, 4]);
    expect(shownRows(unnumbered)).toEqual([['a']]);
  });

  it('leave out those that have nothing but formats', async () => {
    const cells = { ...ONE, A3: { format: '@', xml: '' }, C4: { format: 'd/m/yy', xml: '' } };
    expect(shownRows(await read({ cells }))).toEqual([['Quote', 'Source']]);
  });
});

describe('merged cells', () => {
  const cells = { ...ONE, C2: '2026-03-21', A3: 'Two', B3: 'Source' };

  it.each([
    ['C2:C3', ['C2']],
    ['B2:C2', ['B2', 'C2']],
    ['A1:A2', ['A2']],
    ['F2:F3', ['F2']],
  ])(
    'with a value are unreadable in their first row below the headings: %s',
    async (range, places) => {
      const sheet = await read({ cells: { ...cells, F2: 'x' }, merges: [range] });
      const message = `The cells ${range} are merged. Please unmerge them and fill in each`;
      expect(unreadableCells(sheet)).toEqual(places.map((place) => `${place}: ${message}`));
    },
  );

  it('do not matter without a value', async () => {
    const merges = ['D2:D3', 'A9:D9', 'F2:F3'];
    const sheet = await read({ cells, merges });
    expect(unreadableCells(sheet)).toEqual([]);
    expect(sheet).toEqual(await read({ cells }));
  });

  it('in the first row are left as they are', async () => {
    const { B1: _, ...headless } = cells;
    const { rows } = await read({ cells: headless, merges: ['A1:B1'] });
    expect(rows[0]?.cells.slice(0, 2)).toEqual([{ kind: 'text', text: 'text' }, undefined]);
  });
});

describe('the sheets of a workbook', () => {
  const readSheets = (...sheets: NonNullable<WorkbookContent['sheets']>) =>
    read({ cells: ONE, sheets });

  it('are read from the one of the wanted name, wherever it stands, and others are noted', async () => {
    const sheet = await readSheets(
      { name: 'Other', cells: true },
      { name: 'Notes', cells: true },
      { name: 'quotes', cells: true },
    );
    expect(shownRows(sheet)).toEqual([['Quote', 'Source']]);
    expect(sheet.notes).toEqual(['Only the sheet “quotes” was read, not “Other”.']);
  });

  it('are read from the first that is not hidden and has something', async () => {
    const sheet = await readSheets(
      { name: 'Quotes', isHidden: true, cells: true },
      { name: 'Empty', cells: false },
      { name: 'Mine', cells: true },
    );
    expect(shownRows(sheet)).toEqual([['Quote', 'Source']]);
    expect(sheet.notes).toEqual([]);
  });

  it('may all be empty', async () => {
    expect(await readSheets({ name: 'A', cells: false })).toEqual({ rows: [], notes: [] });
  });

  it('have long names cut where they are noted', async () => {
    const { notes } = await readSheets({ name: 'Quotes' }, { name: 'n'.repeat(101), cells: true });
    expect(notes).toEqual([`Only the sheet “Quotes” was read, not “${'n'.repeat(100)}…”.`]);
  });
});
