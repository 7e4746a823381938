import { CFB, read, utils, type WorkSheet, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withStringTable } from '../testing/xls-string-table.ts';
import { joinStrings } from './join-strings.ts';
import { CONTINUE, recordBytes, recordsOf, SST } from './xls-records.ts';

const END_OF_FILE = 0x000a;
const HAS_EXTRAS = 4;
const HAS_RUNS = 8;

interface TableString {
  readonly text: string;
  readonly runs: number;
  readonly extras: number;
}

/** What a program decides as it writes: the room of each record, and where one byte per character is enough. */
interface Layout {
  readonly rooms: readonly number[];
  readonly wides: readonly boolean[];
}

/** A table as [MS-XLS] 2.5.293 says, in which a string may go on in a further record, there in another width. */
function tableOf(strings: readonly TableString[], { rooms, wides }: Layout): Buffer {
  const counts = Buffer.alloc(8);
  counts.writeUInt32LE(strings.length, 0);
  counts.writeUInt32LE(strings.length, 4);
  const payloads: number[][] = [[...counts]];
  let choices = 0;
  const roomLeft = () =>
    (rooms[(payloads.length - 1) % rooms.length] ?? 8224) - (payloads.at(-1)?.length ?? 0);
  const put = (...bytes: number[]) => payloads.at(-1)?.push(...bytes);
  const widthFor = (text: string) => {
    choices += 1;
    return /[^\0-\xff]/.test(text) || wides[choices % wides.length] ? 1 : 0;
  };
  for (const { text, runs, extras } of strings) {
    let width = widthFor(text);
    const flags = width | (runs > 0 ? HAS_RUNS : 0) | (extras > 0 ? HAS_EXTRAS : 0);
    const header = [text.length & 0xff, text.length >> 8, flags];
    if (runs > 0) header.push(runs, 0);
    if (extras > 0) header.push(extras, 0, 0, 0);
    if (roomLeft() < header.length) payloads.push([]);
    put(...header);
    for (const [index, unit] of text.split('').entries()) {
      if (roomLeft() < 1 + width) {
        width = widthFor(text.slice(index));
        payloads.push([width]);
      }
      const code = unit.charCodeAt(0);
      put(...(width === 1 ? [code & 0xff, code >> 8] : [code]));
    }
    for (let left = runs * 4 + extras; left > 0; left -= 1) {
      if (roomLeft() < 1) payloads.push([]);
      put(0xff);
    }
  }
  return Buffer.concat(
    payloads.map((payload, index) =>
      recordBytes(index === 0 ? SST : CONTINUE, Buffer.from(payload)),
    ),
  );
}

/** A workbook of one column with these strings in their order. */
function workbookOf(count: number, table: Buffer): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) => [{ t: 's', v: `${index}` }]);
  const sheet = { '!data': rows, '!ref': `A1:A${count}` } as unknown as WorkSheet;
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Sheet');
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
  return withStringTable(bytes, table);
}

/** The strings of its only sheet, as the library reads them. */
const stringsIn = (bytes: Uint8Array) =>
  Object.values<WorkSheet>(read(bytes, { type: 'buffer' }).Sheets).flatMap((sheet) =>
    utils.sheet_to_json<string[]>(sheet, { header: 1 }).map(([text]) => text),
  );

/** The workbook with its strings in few records, and the stream of that. */
function joined(bytes: Uint8Array): { readonly bytes: Uint8Array; readonly stream: Buffer } {
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  const stream = Buffer.from(entry.content);
  joinStrings(stream);
  entry.content = stream;
  return { bytes: CFB.write(container, { type: 'buffer' }), stream };
}

const tableRecords = (stream: Buffer) =>
  [...recordsOf(stream)].filter(({ type }) => type === SST || type === CONTINUE);

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'é', ' ', 'ÿ'), minLength: 1, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('a', 'é', '光', 'ن', '😀'), minLength: 1, maxLength: 60 }),
);
const strings = fc.array(
  fc.record({
    text: texts.map((text) => `.${text}.`),
    runs: fc.constantFrom(0, 0, 1, 7),
    extras: fc.constantFrom(0, 0, 1, 30),
  }),
  { minLength: 1, maxLength: 12 },
);
const layouts = fc.record({
  rooms: fc.array(fc.integer({ min: 16, max: 90 }), { minLength: 1, maxLength: 4 }),
  wides: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
});

const CONTINUED = Buffer.concat([
  recordBytes(CONTINUE, Buffer.alloc(3)),
  recordBytes(END_OF_FILE, Buffer.alloc(0)),
]);

function tableOfCount(count: number): Buffer {
  const counts = Buffer.alloc(8);
  counts.writeUInt32LE(count, 4);
  return Buffer.concat([recordBytes(SST, counts), CONTINUED]);
}

describe('strings that are put into few records', () => {
  it('say what they said, wherever a record ended', () => {
    fc.assert(
      fc.property(strings, layouts, (given, layout) => {
        const bytes = workbookOf(given.length, tableOf(given, layout));
        const expected = given.map(({ text }) => text);
        expect(stringsIn(bytes)).toEqual(expected);
        expect(stringsIn(joined(bytes).bytes)).toEqual(expected);
      }),
    );
  });

  it('stand in records of 64 kB, however long their table is', () => {
    const texts = Array.from({ length: 500 }, (_, index) => `${index} ${'نور '.repeat(500)}.`);
    const table = tableOf(
      texts.map((text) => ({ text, runs: 0, extras: 0 })),
      { rooms: [8224], wides: [true] },
    );
    const { bytes, stream } = joined(workbookOf(texts.length, table));
    expect(stringsIn(bytes)).toEqual(texts);
    const sizes = tableRecords(stream).map(({ payload }) => payload.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(0xffff);
    expect(sizes.length).toBeLessThanOrEqual(Math.ceil(table.length / (0xffff - 8224)));
  });

  it('may have stood in very many records with next to nothing', () => {
    const texts = Array.from({ length: 9 }, (_, index) => `${index} ${'x'.repeat(15_000)}`);
    const table = tableOf(
      texts.map((text) => ({ text, runs: 0, extras: 0 })),
      { rooms: [11, 3], wides: [false] },
    );
    const { bytes, stream } = joined(workbookOf(texts.length, table));
    expect(tableRecords(stream)).toHaveLength(3);
    expect(stringsIn(bytes)).toEqual(texts);
  });

  it.each([
    ['no records', Buffer.alloc(0)],
    ['a table without counts', Buffer.concat([recordBytes(SST, Buffer.alloc(0)), CONTINUED])],
    ['a table that counts more than it has', tableOfCount(0xffff_ffff)],
    ['a table that is the end of its file', recordBytes(SST, Buffer.alloc(8))],
  ])('are left to the library where they are damaged: %s', (_, stream) => {
    const lastRecord = () => [...recordsOf(stream)].at(-1);
    const before = lastRecord();
    expect(() => joinStrings(stream)).not.toThrow();
    expect(lastRecord()).toEqual(before);
  });
});
