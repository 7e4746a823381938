import { describe, expect, it } from 'vitest';
import type { WorkbookSheet } from '../index.ts';
import { withHiddenXlsRows } from '../testing/hidden-xls-rows.ts';
import { shownRows, workbookError, workbookSheet, workbookSheets } from '../testing/read-sheet.ts';
import { sampleFile } from '../testing/sample-files.ts';
import { HEADINGS, SHEET, type WorkbookContent, xlsxOf, xlsxParts } from '../testing/xlsx.ts';
import { zipOf } from '../testing/zip.ts';

const read = (content: WorkbookContent) => workbookSheet(xlsxOf(content));
const hiddenRows = (sheet: WorkbookSheet | undefined) =>
  sheet?.rows().flatMap(({ row, isHidden }) => (isHidden ? [row] : []));
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

  it('are read where they are hidden, filtered away or grouped', async () => {
    const cell = (address: string) =>
      `<c r="${address}" t="inlineStr"><is><t>${address}</t></is></c>`;
    const rows = [
      `<row r="1">${cell('A1')}</row>`,
      `<row r="2" spans="1:1" hidden="1">${cell('A2')}</row>`,
      `<row r="3" spans="1:1" ht="0" hidden="true" customHeight="1">${cell('A3')}</row>`,
      `<row r="4" spans="1:1" hidden="1" outlineLevel="1">${cell('A4')}</row>`,
      `<row r="5" spans="1:1" collapsed="1">${cell('A5')}</row>`,
    ].join('');
    const parts = xlsxParts({ rows }).map((part) =>
      part.name === SHEET
        ? {
            ...part,
            content: String(part.content)
              .replace(
                '<sheetData>',
                '<sheetPr filterMode="1"/><sheetFormatPr defaultRowHeight="15" zeroHeight="1" outlineLevelRow="1"/><cols><col min="1" max="1" width="0" hidden="1"/></cols><sheetData>',
              )
              .replace(
                '</sheetData>',
                '</sheetData><autoFilter ref="A1:A5"><filterColumn colId="0"><filters><filter val="A5"/></filters></filterColumn></autoFilter>',
              ),
          }
        : part,
    );
    const [sheet] = await workbookSheets(zipOf(parts));
    expect(shownRows({ rows: sheet?.rows() ?? [] })).toEqual([['A2'], ['A3'], ['A4'], ['A5']]);
    expect(sheet?.rowCount).toBe(5);
    expect(hiddenRows(sheet)).toEqual([2, 3, 4]);
    expect(sheet?.firstRows(3).map(({ isHidden }) => isHidden)).toEqual([undefined, true, true]);
  });

  it('say which of them are hidden, with and without numbers', async () => {
    const filled = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      '<row hidden="1"/>',
      `<row hidden="0">${filled('two')}</row>`,
      `<row hidden='1'>${filled('three')}</row>`,
      `<row r="9" x="hidden='1'">${filled('nine')}</row>`,
      `<row ht="1"  hidden = "true" >${filled('ten')}</row>`,
      `<row r="12" hidden="1"><c r="A12" s="1"/></row>`,
    ].join('');
    const [sheet] = await workbookSheets(xlsxOf({ rows }));
    expect(sheet?.rows().map(({ row }) => row)).toEqual([2, 3, 9, 10]);
    expect(hiddenRows(sheet)).toEqual([3, 10]);
  });

  it('are hidden each on its own sheet', async () => {
    const row = (hidden: string) =>
      `<row r="2"${hidden}><c r="A2" t="inlineStr"><is><t>x</t></is></c></row>`;
    const sheets = ['A', 'B'].map((name) => ({ name, cells: true }));
    const parts = xlsxParts({ rows: row(''), sheets }).map((part) =>
      part.name === SHEET
        ? part
        : { ...part, content: String(part.content).replace(row(''), row(' hidden="1"')) },
    );
    const [first, second] = await workbookSheets(zipOf(parts));
    expect([hiddenRows(first), hiddenRows(second)]).toEqual([[], [2]]);
  });

  it('are hidden in files of Excel’s older format, too', async () => {
    const [sheet] = await workbookSheets(
      withHiddenXlsRows(sampleFile('quotes.xls'), [2, 4]),
      'xls',
    );
    expect(hiddenRows(sheet)).toEqual([2, 4]);
  });
});

describe('the sheets of a workbook', () => {
  const namesIn = async (bytes: Uint8Array, format: 'xlsx' | 'xls' = 'xlsx') =>
    (await workbookSheets(bytes, format)).map(({ name, isHidden, rowCount }) => [
      name,
      isHidden,
      rowCount,
    ]);

  it('are all there in their order, hidden and empty ones too, with their numbers of rows', async () => {
    const sheets = [
      { name: 'Other', cells: true },
      { name: 'Quotes', isHidden: true, cells: true },
      { name: 'Empty', cells: false },
    ];
    const cells = { ...ONE, A4: ' ', A5: { format: '@', xml: '' }, A6: { xml: '<f>A1</f>' } };
    expect(await namesIn(xlsxOf({ cells, sheets }))).toEqual([
      ['Other', false, 3],
      ['Quotes', true, 3],
      ['Empty', false, 0],
    ]);
  });

  it.each(['xlsx', 'xls'] as const)('are those of a file of LibreOffice as %s', async (format) => {
    expect(await namesIn(sampleFile(`quotes.${format}`), format)).toEqual([
      ['Quotes', false, 4],
      ['Old', true, 1],
      ['Plans', false, 1],
    ]);
  });

  it('have rows of their own', async () => {
    const sheets = ['A', 'B'].map((name) => ({ name, cells: true }));
    const [, second] = await workbookSheets(xlsxOf({ cells: ONE, sheets }));
    expect(shownRows({ rows: second?.rows() ?? [] })).toEqual([['Quote', 'Source']]);
  });

  const withSecondSheetAs = (type: string) => {
    const sheets = ['Quotes', 'Chart'].map((name) => ({ name, cells: true }));
    const parts = xlsxParts({ cells: ONE, sheets })
      .filter(({ name }) => name !== 'xl/worksheets/sheet2.xml')
      .map((part) => ({
        ...part,
        content: String(part.content)
          .replaceAll('worksheets/sheet2.xml', `${type}s/sheet1.xml`)
          .replace(/worksheet(?=" Target="chart)/, 'chartsheet')
          .replace(/worksheet(?=\+xml"\/><\/Types>)/, type),
      }));
    return zipOf([...parts, { name: `xl/${type}s/sheet1.xml`, content: `<${type}/>` }]);
  };

  it('are only those with cells: charts are left out', async () => {
    expect(await namesIn(withSecondSheetAs('chartsheet'))).toEqual([['Quotes', false, 2]]);
    expect(await workbookError(withSecondSheetAs('worksheet'))).toBe('damaged-xlsx');
  });
});

describe('the first rows of a sheet', () => {
  it('are those with something in them', async () => {
    const [sheet] = await workbookSheets(
      xlsxOf({ cells: { A3: 'a', A5: ' ', A9: 'b', A10: 'c' } }),
    );
    expect(sheet?.firstRows(2).map(({ row }) => row)).toEqual([3, 9]);
    expect(sheet?.firstRows(20)).toEqual(sheet?.rows());
  });

  it('have 200 cells at most, however wide the sheet is', async () => {
    const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
    const [sheet] = await workbookSheets(xlsxOf({ rows: `<row>${cell.repeat(201)}</row>` }));
    expect(sheet?.firstRows(1)[0]?.cells).toHaveLength(200);
    expect(() => sheet?.rows()).toThrow('more than 200 columns');
  });
});
