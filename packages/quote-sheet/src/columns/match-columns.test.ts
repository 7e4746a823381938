import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import type { FileColumn } from '@bahai-friends/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingWordsIn } from './heading-words.ts';
import { columnsOf, found, sheetRows } from './testing/sheet-rows.ts';

const LINK = 'https://www.bahai.org/library/';
const ofHeader = (...names: string[]) =>
  columnsOf(
    sheetRows(
      names,
      names.map(() => 'value'),
    ),
  );

describe('which column is which', () => {
  it.each<[string[], Partial<Record<FileColumn, string>>]>([
    [['Quote', 'Text'], { text: 'Text' }],
    [['Extract', 'Writing', 'Passage', 'Quotation', 'Quote'], { text: 'Quote' }],
    [['Extract', 'Writing', 'Passage', 'Quotation'], { text: 'Quotation' }],
    [['Text', 'From', 'Book', 'Author'], { text: 'Text', source: 'Author' }],
    [['Text', 'From', 'Book', 'Author', 'Source'], { text: 'Text', source: 'Source' }],
    [['Text', 'Day', 'Date'], { text: 'Text', displayDate: 'Date' }],
    [['Text', 'Day', 'Datum'], { text: 'Text', displayDate: 'Datum' }],
    [['Text', 'Date', 'Display date'], { text: 'Text', displayDate: 'Display date' }],
    [['Text', 'Day'], { text: 'Text', displayDate: 'Day' }],
    [['Text', 'Link', 'URL'], { text: 'Text', referenceUrl: 'URL' }],
    [['Text', 'Web address', 'Link'], { text: 'Text', referenceUrl: 'Link' }],
    [['Zitat', 'Quote', 'Quelle', 'Author'], { text: 'Quote', source: 'Author' }],
    [['Citation', 'Zitat'], { text: 'Zitat' }],
    [['Quote', 'Quote (draft)'], { text: 'Quote' }],
    [['Quote', 'Quote (German)'], { text: 'Quote', 'text:de': 'Quote (German)' }],
  ])('of %j is by rank, not by place', (names, expected) => {
    expect(found(ofHeader(...names))).toEqual(expected);
    expect(found(ofHeader(...names.toReversed()))).toEqual(expected);
  });

  it('does not depend on the order of the columns', () => {
    const anyWord = fc.constantFrom(
      ...BADI_LANGUAGES.flatMap((language) => Object.values(headingWordsIn(language)).flat()),
    );
    const anyName = fc.oneof(anyWord, fc.constantFrom('Other', '', 'Quote #', 'displayDate'));
    const anyColumn = fc.tuple(anyName, fc.constantFrom('', 'value', LINK));
    const orders = fc
      .array(anyColumn, { maxLength: 12 })
      .chain((columns) =>
        fc.tuple(
          fc.constant(columns),
          fc.shuffledSubarray(columns, { minLength: columns.length, maxLength: columns.length }),
        ),
      );
    const read = (columns: [string, string][]) => {
      // A column of its own, so that the row with the headings is never empty.
      const [names, values] = [0, 1].map((row) => ['Other', ...columns.map((pair) => pair[row])]);
      const all = columnsOf(sheetRows(names ?? [], values ?? []), { headerRow: 1 });
      return { found: found(all), isUnsure: all.isUnsure, issues: all.issues };
    };
    fc.assert(
      fc.property(orders, ([columns, shuffled]) => {
        expect(read(shuffled)).toEqual(read(columns));
      }),
    );
  });
});

describe('a column "Reference"', () => {
  const withReferences = (header: string[], ...values: string[]) =>
    columnsOf(sheetRows(header, ...values.map((value) => ['words', value])));

  it.each([
    [[LINK, LINK]],
    [['www.bahai.org/library', 'HTTP://A.B/']],
    [['bahai.org', '', 'oceanlibrary.com:443/x?y#z', 'see above']],
    [['-', 'n/a', LINK, 'none']],
    [[...Array<string>(20).fill(LINK), ...Array<string>(100).fill('Gleanings')]],
  ])('of addresses is the link', (values) => {
    const columns = withReferences(['Text', 'Reference', 'Author'], ...values);
    expect(found(columns)).toEqual({ text: 'Text', source: 'Author', referenceUrl: 'Reference' });
  });

  it.each([
    [[]],
    [['']],
    [['Gleanings, CXLVI', 'Some Answered Questions, p. 12', LINK]],
    [['somebody@bahai.org']],
    [['www.bahai.org and www.bahai.de']],
    [['KI 1.2']],
    [['a.'.repeat(16_000)]],
  ])('of anything else is the source', (values) => {
    const columns = withReferences(['Text', 'Reference'], ...values);
    expect(found(columns)).toEqual({ text: 'Text', source: 'Reference' });
  });

  it.each(['Reference', 'Referenz', 'Référence', 'Referencia', 'Referens', 'مرجع', '参考'])(
    '%s is it in other languages, too',
    (name) => {
      expect(found(withReferences(['Text', name], LINK))).toEqual({
        text: 'Text',
        referenceUrl: name,
      });
    },
  );

  it('is not the link beside another link', () => {
    const columns = withReferences(['Text', 'Reference', 'Link'], LINK);
    expect(found(columns)).toEqual({ text: 'Text', source: 'Reference', referenceUrl: 'Link' });
  });

  it('is nothing beside a source and a link', () => {
    const columns = withReferences(['Text', 'Reference', 'Link', 'Book'], LINK);
    expect(found(columns)).toEqual({ text: 'Text', source: 'Book', referenceUrl: 'Link' });
  });

  it('is not what somebody said there is none of', () => {
    const rows = sheetRows(['Text', 'Reference'], ['words', LINK]);
    const columns = { source: null, referenceUrl: null };
    expect(found(columnsOf(rows, { columns }))).toEqual({ text: 'Text' });
  });
});

describe('year, month and day', () => {
  it('are a date only when there is no other', () => {
    expect(found(ofHeader('Text', 'Year', 'Month', 'Day', 'Date'))).toEqual({
      text: 'Text',
      displayDate: 'Date',
    });
  });

  it('are a date only together', () => {
    expect(found(ofHeader('Text', 'Year', 'Day'))).toEqual({ text: 'Text', displayDate: 'Day' });
    expect(found(ofHeader('Text', 'Month', 'Day'))).toEqual({ text: 'Text', displayDate: 'Day' });
    expect(found(ofHeader('Text', 'Year', 'Month'))).toEqual({ text: 'Text' });
  });

  it('are none when somebody said there is none, or which it is', () => {
    const rows = sheetRows(['Text', 'Author', 'Year', 'Month', 'Day', 'When']);
    expect(columnsOf(rows, { columns: { displayDate: null } })).toMatchObject({
      dateParts: null,
      isUnsure: false,
    });
    expect(found(columnsOf(rows, { columns: { displayDate: 'F' } }))).toEqual({
      text: 'Text',
      source: 'Author',
      displayDate: 'When',
    });
  });

  it('are no date without the one that somebody takes for another column', () => {
    const rows = sheetRows(['Text', 'Author', 'Year', 'Month', 'Day']);
    expect(found(columnsOf(rows, { columns: { source: 'C' } }))).toEqual({
      text: 'Text',
      source: 'Year',
      displayDate: 'Day',
    });
  });

  it('are asked about when one of them is there twice', () => {
    expect(ofHeader('Text', 'Author', 'Year', 'Month', 'Day', 'day')).toMatchObject({
      dateParts: null,
      isUnsure: true,
      issues: [{ row: 1, column: 'displayDate', message: 'There are 2 columns named day' }],
    });
  });
});

describe('columns that are equally one', () => {
  it.each<[string[], string[]]>([
    [['text', 'source', 'Text'], ['text: There are 2 columns named text']],
    [['Quote', 'Author', 'QUOTE'], ['text: There are 2 columns named text']],
    [['Text', 'Book', 'book', 'Book:'], ['source: There are 3 columns named source']],
    [['Text', 'Book', 'Day', 'Day'], ['displayDate: There are 2 columns named displayDate']],
    [['Text', 'Book', 'Link', 'Link'], ['referenceUrl: There are 2 columns named referenceUrl']],
    [['Text', 'Ref', 'Ref'], ['source: There are 2 columns named source']],
    [
      ['Text', 'Text', 'Link', 'Link'],
      [
        'source: The column source is missing',
        'text: There are 2 columns named text',
        'referenceUrl: There are 2 columns named referenceUrl',
      ],
    ],
  ])('are none, and asked about: %j', (names, issues) => {
    const columns = ofHeader(...names);
    expect(columns.issues.map(({ column, message }) => `${column}: ${message}`)).toEqual(issues);
    expect(columns.isUnsure).toBe(true);
    for (const { column } of columns.issues)
      expect(columns.at.has(column as FileColumn)).toBe(false);
  });

  it('are no question once somebody chose', () => {
    const rows = sheetRows(['Quote', 'Author', 'Quote'], ['a', 'b', 'c']);
    const columns = columnsOf(rows, { columns: { text: 'C' } });
    expect([...columns.at]).toEqual([
      ['text', 2],
      ['source', 1],
    ]);
    expect(columns).toMatchObject({ isUnsure: false, issues: [] });
  });
});
