import { QUOTE_FILE_FORMATS, type QuoteFileFormat, type Recipe } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import type { Language } from '@bahai-friends/languages';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { previewQuoteFile, readQuoteFile } from './read-quote-file.ts';
import { LIMITS } from './testing/read-file.ts';
import { writeQuoteFile } from './write-quote-file.ts';

type Cells = readonly (string | null)[];

/** A file as people save it. */
function fileOf(format: QuoteFileFormat, rows: readonly Cells[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  if (format === 'csv') return Buffer.from(`\uFEFF${utils.sheet_to_csv(sheet)}`);
  const book = utils.book_new(sheet, 'Daily readings');
  return write(book, { type: 'buffer', bookType: format === 'xls' ? 'biff8' : format });
}

interface Options {
  readonly recipe?: Recipe;
  readonly language?: Language;
  readonly format?: QuoteFileFormat;
}

function previewOf(rows: readonly Cells[], options: Options = {}) {
  const { recipe = {}, language = 'en', format = 'csv' } = options;
  return previewQuoteFile(fileOf(format, rows), format, recipe, LIMITS, language);
}

async function rowsOf(rows: readonly Cells[], options?: Options) {
  const preview = await previewOf(rows, options);
  if (!preview.ok) throw new Error(preview.message);
  return preview.rows;
}

/** The problems of the rows, each as `row column: code`. */
async function problemsOf(rows: readonly Cells[], options?: Options): Promise<string[]> {
  return (await rowsOf(rows, options)).flatMap(({ row, issues }) =>
    issues.map(({ column, code }) => `${row} ${column}: ${code}`),
  );
}

const MESSY: readonly Cells[] = [
  ['Readings of our group', null, null, null],
  [null, null, null, null],
  ['Passage', 'From', 'فارسی', 'Persian source'],
  ['“Be kind”', 'A friend', '«مهربان باش»', 'دوستی'],
  ['Be just', 'A friend', '-', 'n/a'],
  ['Passage', 'From', 'فارسی', 'Persian source'],
  ['Be true', 'Somebody', 'راست باش', null],
];

describe.each(QUOTE_FILE_FORMATS)('a sheet that nobody made for us, as %s', (format) => {
  it('has its translations where its headings say', async () => {
    const result = await readQuoteFile(fileOf(format, MESSY), format, {}, LIMITS, 'en');
    expect(result).toMatchObject({
      ok: true,
      ignoredColumns: [],
      rows: [
        {
          row: 4,
          values: { text: 'Be kind', source: 'A friend', language: null, credit: null },
          later: { fields: [], translated: { 'text:fa': 'مهربان باش', 'source:fa': 'دوستی' } },
        },
        { row: 5, later: { translated: { 'text:fa': null, 'source:fa': null } } },
        { row: 7, later: { translated: { 'text:fa': 'راست باش', 'source:fa': null } } },
      ],
    });
  });

  it('has them in the language of the community where no other text is', async () => {
    const rows = [
      ['English', 'Deutsch', 'Quelle – Deutsch', 'Sprache'],
      ['Be kind', 'Sei freundlich', 'Ein Freund', null],
    ];
    const [german] = await rowsOf(rows, { format, language: 'de' });
    expect(german).toMatchObject({
      status: 'readable',
      values: { text: 'Sei freundlich', source: 'Ein Freund', language: null },
      later: { fields: ['language'], translated: { 'text:en': 'Be kind' } },
    });
    const [named] = await rowsOf(
      rows.map((row) => row.slice(0, 3)),
      { format, language: 'de' },
    );
    expect(named?.values.language).toBe('de');
  });
});

describe('the language of a row', () => {
  it.each([
    ['fa', 'fa'],
    ['FA', 'fa'],
    ['Persian', 'fa'],
    ['فارسی', 'fa'],
    ['Persisch', 'fa'],
    ['zh-Hans', 'zh'],
    ['f\u202ea', 'fa'],
    ['', null],
    ['-', null],
  ])('may be written %j', async (written, language) => {
    const [row] = await rowsOf([
      ['text', 'source', 'Language'],
      ['a', 'b', written],
    ]);
    expect(row).toMatchObject({
      status: 'readable',
      values: { language },
      later: { fields: ['language'] },
    });
  });

  it.each(['Klingon', 'it', 'xx', 'de/fr', 'x'.repeat(5000)])('is not %j', async (written) => {
    const rows = await rowsOf([
      ['text', 'source', 'Sprache'],
      ['a', 'b', written],
    ]);
    expect(rows[0]).toMatchObject({
      status: 'problem',
      issues: [{ column: 'language', code: 'language-unknown' }],
    });
  });

  it('is that of its heading where nothing else says it', async () => {
    const [row] = await rowsOf(
      [
        ['Text (German)', 'Quelle'],
        ['a', 'b'],
      ],
      { language: 'de' },
    );
    expect(row).toMatchObject({ values: { language: 'de' }, later: { fields: ['language'] } });
  });
});

describe('what is wrong with translations', () => {
  it.each<[string, Cells, Cells, string[]]>([
    [
      'a text in the language of its row',
      ['text', 'source', 'language', 'text:fa'],
      ['a', 'b', 'fa', 'c'],
      ['2 text:fa: language-of-original'],
    ],
    [
      'a source without a text',
      ['text', 'source', 'text:fa', 'source:fa'],
      ['a', 'b', '', 'c'],
      ['2 text:fa: translation-without-text'],
    ],
    [
      'a link without a column for texts',
      ['text', 'source', 'Link (Persian)'],
      ['a', 'b', 'https://a.example/'],
      ['2 text:fa: translation-without-text'],
    ],
    [
      'a credit without a text',
      ['text', 'source', 'text:fa', 'Translator (Persian)'],
      ['a', 'b', 'n/a', 'c'],
      ['2 text:fa: translation-without-text'],
    ],
    [
      'a text that is too long',
      ['text', 'source', 'text:fa'],
      ['a', 'b', 'ا'.repeat(5001)],
      ['2 text:fa: too-long'],
    ],
    [
      'a source and a credit that are too long',
      ['text', 'source', 'text:fa', 'source:fa', 'credit:fa'],
      ['a', 'b', 'c', 'd'.repeat(501), 'e'.repeat(301)],
      ['2 source:fa: too-long', '2 credit:fa: too-long'],
    ],
    [
      'direction signs that turn the page around',
      ['text', 'source', 'text:fa', 'source:fa'],
      ['a', 'b', 'c\u202ed', 'e\u2066f'],
      [],
    ],
    [
      'a link that is none',
      ['text', 'source', 'text:fa', 'link:fa'],
      ['a', 'b', 'c', 'javascript:alert(1)'],
      ['2 referenceUrl:fa: reference-not-a-url'],
    ],
    [
      'a source that says nothing',
      ['text', 'source', 'text:fa', 'source:fa'],
      ['a', 'b', 'c', '***'],
      ['2 source:fa: source-says-nothing'],
    ],
  ])('%s', async (_, headings, cells, problems) => {
    expect(await problemsOf([headings, cells])).toEqual(problems);
  });

  it('is a question where two columns are for one', async () => {
    const rows = [
      ['text', 'source', 'text:fa', 'فارسی'],
      ['a', 'b', 'c', 'd'],
    ];
    expect(await previewOf(rows)).toMatchObject({ needs: ['columns'] });
    const preview = await previewOf(rows);
    expect(preview.ok && preview.columns.map(({ mayBe }) => mayBe)).toEqual([
      undefined,
      undefined,
      ['text:fa'],
      ['text:fa'],
    ]);
    const result = await readQuoteFile(fileOf('csv', rows), 'csv', {}, LIMITS);
    expect(result).toMatchObject({
      code: 'headings-doubled',
      message: expect.stringMatching(/text:fa/),
      needs: ['columns'],
    });
    const answered = await rowsOf(rows, { recipe: { columns: { 'text:fa': 'D' } } });
    expect(answered[0]?.later?.translated).toEqual({ 'text:fa': 'd' });
  });

  it('is a question where a heading may be two languages', async () => {
    const rows = [
      ['text', 'source', 'Text (German/French)'],
      ['a', 'b', 'c'],
    ];
    const result = await readQuoteFile(fileOf('csv', rows), 'csv', {}, LIMITS);
    expect(result).toMatchObject({
      code: 'heading-of-which-language',
      needs: ['columns'],
      issues: [{ row: 1, code: 'heading-of-languages' }],
    });
    const answered = await rowsOf(rows, { recipe: { columns: { 'text:fr': 'C' } } });
    expect(answered[0]?.later?.translated).toEqual({ 'text:fr': 'c' });
  });
});

describe('a recipe', () => {
  const rows: readonly Cells[] = [
    ['text', 'source', 'Notes'],
    ['a', 'b', 'c'],
    ['d', 'e', null],
  ];

  it('may say which column is which translation', async () => {
    const recipe: Recipe = { columns: { 'text:fa': 'C' } };
    expect((await rowsOf(rows, { recipe })).map(({ later }) => later?.translated)).toEqual([
      { 'text:fa': 'c' },
      { 'text:fa': null },
    ]);
  });

  it('may correct and add cells of translations', async () => {
    const recipe: Recipe = {
      cells: [
        { row: 2, column: 'text:sv', value: ' “f” ' },
        { row: 2, column: 'credit:sv', value: 'g' },
        { row: 3, column: 'language', value: 'Persian' },
      ],
    };
    expect(await rowsOf(rows, { recipe })).toMatchObject([
      { later: { fields: [], translated: { 'text:sv': 'f', 'credit:sv': 'g' } } },
      { values: { language: 'fa' }, later: { fields: ['language'], translated: {} } },
    ]);
  });

  it('names no column twice, for whichever translation', async () => {
    const recipe: Recipe = { columns: { 'text:fa': 'C', 'text:sv': 'C' } };
    expect(await previewOf(rows, { recipe })).toMatchObject({
      ok: false,
      code: 'recipe-column-twice',
    });
  });
});

const QUOTE = newQuoteWith({ text: 'a', source: 'b' });

describe('an export', () => {
  const headings = (...quotes: Parameters<typeof writeQuoteFile>[0]) =>
    /^\uFEFF(.*)\r\n/.exec(Buffer.from(writeQuoteFile(quotes, 'csv')).toString())?.[1];

  it('has columns for what is used, in a fixed order, and the key last', () => {
    expect(headings(QUOTE)).toBe('"text","source","displayDate","referenceUrl"');
    expect(
      headings(
        { ...QUOTE, key: 'k', credit: 'c' },
        {
          ...QUOTE,
          translations: [
            { language: 'sv', text: 'd', source: null, referenceUrl: null, credit: null },
          ],
        },
      ),
    ).toBe(
      '"text","source","displayDate","referenceUrl","credit","text:sv","source:sv","referenceUrl:sv","credit:sv","key"',
    );
    expect(headings({ ...QUOTE, language: 'fa' })).toMatch(/"language"$/);
  });

  it('of 1.0.0 is read as before', async () => {
    const file = [
      '\uFEFF"text","source","displayDate","referenceUrl","key"',
      '"Be kind","A friend",2027-03-21,https://a.example/,q1-1-AAAAAAAAAAAAAAAAAAAAAA',
      '"\'Quote","\'English",,,q2-3-AAAAAAAAAAAAAAAAAAAAAA',
      '"German","French",,,q3-1-AAAAAAAAAAAAAAAAAAAAAA',
      '',
    ].join('\r\n');
    const result = await readQuoteFile(Buffer.from(file), 'csv', {}, LIMITS, 'en');
    const row = { status: 'readable', issues: [] };
    expect(result).toEqual({
      ok: true,
      rows: [
        {
          ...row,
          row: 2,
          key: 'q1-1-AAAAAAAAAAAAAAAAAAAAAA',
          values: {
            ...QUOTE,
            text: 'Be kind',
            source: 'A friend',
            displayDate: '2027-03-21',
            referenceUrl: 'https://a.example/',
          },
        },
        {
          ...row,
          row: 3,
          key: 'q2-3-AAAAAAAAAAAAAAAAAAAAAA',
          values: { ...QUOTE, text: 'Quote', source: 'English' },
        },
        {
          ...row,
          row: 4,
          key: 'q3-1-AAAAAAAAAAAAAAAAAAAAAA',
          values: { ...QUOTE, text: 'German', source: 'French' },
        },
      ],
      others: [],
      choices: { dates: new Map(), outdated: new Map() },
      ignoredColumns: [],
      notes: [],
      noted: [],
    });
  });
});
