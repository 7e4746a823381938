import { byQuoteField, say } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { type RowCells, readRow } from './read-row.ts';

const text = (value: string, link?: string): SheetCell =>
  link === undefined ? { kind: 'text', text: value } : { kind: 'text', text: value, link };

const ONE: RowCells = {
  ...byQuoteField<RowCells>(() => undefined),
  text: text('Be kind'),
  source: text('Somebody'),
};

const read = (cells: Partial<RowCells>) => readRow({ ...ONE, ...cells }, undefined);
const issuesOf = (cells: Partial<RowCells>) =>
  read(cells).issues.map(({ column, message }) => `${column}: ${message}`);
const alterationsOf = (cells: Partial<RowCells>) => [...read(cells).alterations];

describe('a row', () => {
  it('is a quote, with nothing altered', () => {
    expect(read({ referenceUrl: text('https://a.b/') })).toMatchObject({
      quote: newQuoteWith({ referenceUrl: 'https://a.b/' }),
      issues: [],
      alterations: new Set(),
    });
  });

  it('has its values as they stand in the file when something is wrong with it', () => {
    const row = readRow(
      { ...ONE, source: undefined, displayDate: text('soon'), referenceUrl: text('here') },
      { said: say('date-unsure') },
    );
    expect(row).toMatchObject({
      quote: null,
      shown: { text: 'Be kind', source: '', displayDate: 'soon', referenceUrl: 'here' },
      issues: [
        { column: 'displayDate', ...say('date-unsure') },
        { column: 'source', message: 'Source is required' },
        { column: 'referenceUrl', message: 'Please enter a valid URL' },
      ],
    });
  });
});

describe('the address that a row shows', () => {
  it.each(['#Sheet2!A1', 'file:///C:/a.html', 'mailto:a@b.c'])(
    'is its link when it leads to no web page: %s',
    (target) => {
      const cells = { referenceUrl: text('https://a.b/', target) };
      expect(read(cells).quote?.referenceUrl).toBe('https://a.b/');
      expect(alterationsOf(cells)).toEqual([]);
    },
  );
});

describe('the text of a row', () => {
  it.each(['“Be kind”', '«Be kind»', '„Be kind“', '"Be kind"', '‘Be kind’', '「Be kind」'])(
    'loses the quotation marks around it: %s',
    (quoted) => {
      expect(read({ text: text(quoted) }).quote?.text).toBe('Be kind');
      expect(alterationsOf({ text: text(quoted) })).toEqual(['quotation-marks']);
    },
  );

  it('keeps others', () => {
    const words = '“Be kind” and “be true”';
    expect(read({ text: text(words) }).quote?.text).toBe(words);
  });

  it('is a problem where it stands in several rows', () => {
    expect(issuesOf({ text: { ...text('Be kind'), merged: 'A2:A4' } })).toEqual([
      'text: The cells A2:A4 are merged. Please fill in each of them separately',
    ]);
  });
});

describe('cells that say that there is nothing', () => {
  it('are empty', () => {
    const row = read({ referenceUrl: text('n/a'), displayDate: text('-') });
    expect(row.quote).toEqual(newQuoteWith({}));
    expect([...row.alterations]).toEqual(['empty-marker']);
    expect(issuesOf({ source: text('None') })).toEqual(['source: Source is required']);
  });

  it('are taken literally with the apostrophe of an export', () => {
    expect(read({ text: text("'none"), source: text("'-") }).quote).toMatchObject({
      text: 'none',
      source: '-',
    });
  });
});

describe('the source of a row', () => {
  it('has to say something', () => {
    expect(issuesOf({ source: text('***') })).toEqual([
      'source: Source must have a letter or a digit',
    ]);
  });

  it('may stand in merged cells', () => {
    const merged = { ...text('Somebody'), merged: 'B2:B9' };
    expect(read({ source: merged }).quote?.source).toBe('Somebody');
    expect(alterationsOf({ source: merged })).toEqual(['merged']);
  });
});

describe('the link of a row', () => {
  const linkOf = (cells: Partial<RowCells>) => read(cells).quote?.referenceUrl;

  it.each([
    ['an address without a scheme', text('www.a.example/x'), 'https://www.a.example/x', 'scheme'],
    ['what a cell leads to', text('here', 'https://a.b/'), 'https://a.b/', 'link-target'],
    [
      'where an address leads to',
      text('https://shown.example/', 'https://a.b/'),
      'https://a.b/',
      'link-target',
    ],
  ])('is %s', (_, referenceUrl, address, alteration) => {
    expect(linkOf({ referenceUrl })).toBe(address);
    expect(alterationsOf({ referenceUrl })).toEqual([alteration]);
  });

  it('is the address as it is shown when it leads there but for a slash', () => {
    const referenceUrl = text('https://a.b', 'https://a.b/');
    expect(linkOf({ referenceUrl })).toBe('https://a.b');
    expect(alterationsOf({ referenceUrl })).toEqual([]);
  });

  it('is where the source or the text leads to when the row has no other', () => {
    const cells = {
      text: text('Be kind', 'https://text.example/'),
      source: text('Somebody', 'https://source.example/'),
    };
    expect(linkOf(cells)).toBe('https://source.example/');
    expect(alterationsOf(cells)).toEqual(['link-elsewhere']);
    expect(linkOf({ source: text('Somebody', 'mailto:a@b.c') })).toBeNull();
  });

  it('is a problem when it leads elsewhere', () => {
    expect(issuesOf({ referenceUrl: text('write', 'mailto:a@b.c') })).toEqual([
      'referenceUrl: Please enter a valid URL',
    ]);
  });
});
