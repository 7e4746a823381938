import {
  countStatuses,
  PREVIEW_BYTES_MAX,
  Preview,
  type PreviewRow,
  say,
} from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { previewJson } from './preview-json.ts';

const LONGEST_CELL = 32_767;

const newRow = (row: number, text = 'Text', source = 'Source'): PreviewRow => ({
  ...newQuoteWith({ text, source, displayDate: '2027-03-21' }),
  row,
  status: 'new',
  issues: [],
});
const problemRow = (row: number, text: string, message = 'Wrong'): PreviewRow => ({
  ...newRow(row, text),
  status: 'problem',
  issues: [{ column: 'text', ...say('malformed', { reason: message }) }],
});
const manyRows = (count: number, make: (row: number) => PreviewRow) =>
  Array.from({ length: count }, (_, index) => make(index + 2));

const previewOf = (rows: PreviewRow[], notes: string[] = []): Preview => ({
  fileHash: '0'.repeat(64),
  sheets: [{ name: 'Quotes', rows: rows.length }],
  sheet: 'Quotes',
  encoding: null,
  separator: null,
  headerRow: 1,
  columns: [{ letter: 'A', name: 'text', samples: ['Text'], column: 'text' }],
  dateOrder: null,
  dateQuestion: null,
  needs: [],
  rows,
  counts: countStatuses(rows),
  ignoredColumns: [],
  notes,
  noted: [],
});

/** The preview as a client reads it. */
async function read(preview: Preview, asked?: number[], bytesMax = PREVIEW_BYTES_MAX) {
  const json = Buffer.concat(await previewJson(preview, asked, bytesMax));
  expect(json.length).toBeLessThanOrEqual(bytesMax);
  return Preview.parse(JSON.parse(json.toString()));
}

describe('a preview as JSON', () => {
  it.each([0, 1, 2, 1000])('holds %d rows as they are', async (count) => {
    const preview = previewOf(manyRows(count, (row) => newRow(row, `“${row}”\n\\ 😀`)));
    expect(await read(preview)).toEqual(preview);
  });

  it('cuts values to 200 code points, of whatever length in UTF-16, and says so', async () => {
    const exactly = ['x'.repeat(200), '😀'.repeat(200)];
    const longer = ['x'.repeat(201), '😀'.repeat(201)];
    const { rows } = await read(
      previewOf([...exactly, ...longer].map((text, row) => newRow(row + 2, text))),
    );
    expect(rows.map(({ text }) => text)).toEqual([...exactly, ...exactly]);
    expect(rows.map(({ cut }) => cut)).toEqual([undefined, undefined, true, true]);
  });

  it('cuts sources, dates and links, too', async () => {
    const long = 'y'.repeat(300);
    const row = { ...newRow(2, 'a', long), displayDate: long, referenceUrl: long };
    expect((await read(previewOf([row]))).rows).toEqual([
      {
        ...row,
        source: 'y'.repeat(200),
        displayDate: 'y'.repeat(200),
        referenceUrl: 'y'.repeat(200),
        cut: true,
      },
    ]);
  });

  it('leaves the first 2,000 rows with problems whole', async () => {
    const long = 'z'.repeat(201);
    const problems = manyRows(2001, (row) => problemRow(row, long));
    const { rows } = await read(previewOf([newRow(1, long), ...problems]));
    expect(rows.flatMap(({ row, cut }) => (cut ? [row] : []))).toEqual([1, 2002]);
    expect(rows[2000]).toEqual(problems[1999]);
  });

  it('answers only the rows that are asked for, whole, and counts all', async () => {
    const rows = manyRows(50, (row) => newRow(row, `${row} ${'w'.repeat(LONGEST_CELL)}`));
    const preview = previewOf(rows);
    const read12 = await read(preview, [40, 12, 99]);
    expect(read12.rows).toEqual([rows[10], rows[38]]);
    expect(read12.counts).toEqual(preview.counts);
  });

  it.each([
    [
      '20,000 rows of characters of four bytes',
      manyRows(20_000, (row) => newRow(row, '😀'.repeat(400), '😀'.repeat(400))),
    ],
    [
      '2,000 problems of the longest cells',
      manyRows(2000, (row) => problemRow(row, 'x'.repeat(LONGEST_CELL))),
    ],
    [
      'rows of characters that JSON escapes',
      manyRows(20_000, (row) => problemRow(row, '\u0001'.repeat(300), '\ud800'.repeat(150))),
    ],
    [
      '100 asked rows of escaped characters',
      manyRows(100, (row) => newRow(row, '\u0001'.repeat(LONGEST_CELL))),
    ],
  ])('of %s has all rows, cut until they have room', async (_, rows) => {
    const asked = rows.length === 100 ? rows.map(({ row }) => row) : undefined;
    const { rows: shown, notes } = await read(previewOf(rows), asked);
    expect(shown.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
    expect(shown.every(({ cut, text }) => cut && text.length > 0)).toBe(true);
    expect(notes).toEqual([]);
  });

  it('leaves out what is said of problems where it is too much itself', async () => {
    const issues = Array.from({ length: 9 }, () => ({
      column: 'text',
      ...say('malformed', { reason: 'm'.repeat(100) }),
    }));
    const rows = manyRows(100, (row) => ({ ...problemRow(row, 'Text'), issues }));
    const { rows: shown } = await read(previewOf(rows), undefined, 20_000);
    expect(shown).toHaveLength(100);
    expect(shown[0]).toMatchObject({ row: 2, status: 'problem', issues: [], cut: true });
  });

  it('has the first rows, and a note, where not all have room even without texts', async () => {
    const rows = manyRows(100, (row) => newRow(row));
    const preview = previewOf(rows, ['A note.']);
    const { rows: shown, counts, notes } = await read(preview, undefined, 5000);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.map(({ row }) => row)).toEqual(rows.slice(0, shown.length).map(({ row }) => row));
    expect(counts).toEqual(preview.counts);
    expect(notes).toEqual([
      'A note.',
      `Only the first ${shown.length} rows are shown here; the others are counted.`,
    ]);
  });
});
