import { describe, expect, it } from 'vitest';
import { encodeText } from '../testing/encode-text.ts';
import { csvSheet, errorOf, shownRows } from '../testing/read-sheet.ts';
import type { SingleByteEncoding } from './encodings.ts';

const csv = (...rows: string[]): string => ['text,source', ...rows].join('\n');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('the letters of a CSV file', () => {
  const WORDS = csv('“So” – نور 光明 é 😀,Bahá’u’lláh');
  const READ = [['“So” – نور 光明 é 😀', 'Bahá’u’lláh']];

  it.each([
    ['UTF-8', WORDS],
    ['UTF-8 with a mark', `\uFEFF${WORDS}`],
    ['UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le')],
    ['UTF-16 the other way round', utf16be(WORDS)],
    ['UTF-16 without a mark', Buffer.from(WORDS, 'utf16le')],
    ['UTF-16 without a mark the other way round', utf16be(WORDS).subarray(2)],
  ])('are read in %s, without a note', (_, content) => {
    expect(shownRows(csvSheet(content))).toEqual(READ);
    expect(csvSheet(content).notes).toEqual([]);
  });

  it('are read as Windows-1252 otherwise, with a note', () => {
    const sheet = csvSheet(latin1(csv('\x93Caf\xe9\x94 \x96 it\x92s,Bah\xe1')));
    expect(shownRows(sheet)).toEqual([['“Café” – it’s', 'Bahá']]);
    expect(sheet.notes).toEqual([{ encoding: 'windows-1252', isUtf8: false }]);
  });

  const broken = Buffer.concat([Buffer.from(csv('Bahá’u’lláh – é,s')), latin1('\xe9')]);
  it.each([
    ['UTF-8 with a wrong byte', broken],
    ['UTF-8 with a mark and a wrong byte', latin1('\xef\xbb\xbftext,source\na\xe9,b')],
    ['half a letter of UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le').subarray(0, -1)],
    ['half a pair of UTF-16', Buffer.from('\uFEFFtext,source\n\uD83D,b', 'utf16le')],
  ])('are not read when they are damaged: %s', async (_, content) => {
    expect(await errorOf(() => csvSheet(content))).toMatchObject({ code: 'damaged-text' });
  });

  it.each([
    ['XLSX', latin1('PK\x03\x04 and more')],
    ['anything with zero bytes', 'text,source\na\0,b'],
  ])('are not looked for in %s', async (_, content) => {
    expect(await errorOf(() => csvSheet(content))).toMatchObject({ code: 'not-csv' });
  });
});

describe('the encoding of a CSV file', () => {
  const NAMES = ['Źródło', 'Книга', 'منبع', 'Šaltinis', 'Übersetzung'];
  const columnsNamed = (record: readonly string[]) =>
    record.filter((heading) => NAMES.includes(heading)).length;

  it.each([
    ['windows-1250', 'Źródło'],
    ['windows-1251', 'Книга'],
    ['windows-1256', 'منبع'],
    ['windows-1257', 'Šaltinis'],
    ['windows-1252', 'Übersetzung'],
  ] as const)('is the one in which headings are recognised: %s', (encoding, heading) => {
    const bytes = encodeText(`a title\ntext;${heading}\na;b`, encoding);
    const sheet = csvSheet(bytes, { columnsNamed });
    expect(sheet).toMatchObject({ encoding, separator: ';', isEncodingSure: true });
    expect(sheet.notes).toEqual([{ encoding, isUtf8: false }]);
    expect(sheet.rows[1]?.cells[1]).toEqual({ kind: 'text', text: heading });
  });

  const POLISH = csv('Tak potężne jest światło jedności,Bahá’u’lláh', 'Źródło życia,s');
  it('is a guess by the letters where the headings are the same in several', () => {
    const sheet = csvSheet(encodeText(POLISH, 'windows-1250'));
    expect(sheet).toMatchObject({ encoding: 'windows-1250', isEncodingSure: false });
    expect(shownRows(sheet)[1]).toEqual(['Źródło życia', 's']);
  });

  it('is looked for where the first letters beyond ASCII stand', () => {
    const rows = Array.from({ length: 5000 }, () => 'an English text,Somebody');
    const bytes = encodeText(`${csv(...rows)}\n${POLISH}`, 'windows-1250');
    expect(csvSheet(bytes, { rowsMax: 6000 })).toMatchObject({ encoding: 'windows-1250' });
  });

  it('is what the caller wants', () => {
    const bytes = encodeText(POLISH, 'windows-1250');
    const found = ['windows-1250', 'windows-1252', 'windows-1251'].map((encoding) =>
      csvSheet(bytes, { encoding: encoding as SingleByteEncoding }),
    );
    expect(found.map(({ isEncodingSure }) => isEncodingSure)).toEqual([true, true, true]);
    expect(found.map((sheet) => shownRows(sheet)[1]?.[0])).toEqual([
      'Źródło życia',
      '\u008fród³o ¿ycia',
      'Џrуdіo їycia',
    ]);
    const wide = Buffer.from(csv('é,ü'), 'utf16le');
    expect(csvSheet(wide, { encoding: 'utf-16le' }).notes).toEqual([]);
  });

  it('is not said to be another than UTF-8 where the caller wants one and nothing differs', () => {
    for (const encoding of ['utf-8', 'windows-1252', 'windows-1251', 'windows-1257'] as const) {
      expect(csvSheet(csv('Plain letters,s'), { encoding })).toMatchObject({ encoding, notes: [] });
    }
  });

  it('is doubted where the caller wants another than UTF-8 for what may be UTF-8', () => {
    expect(csvSheet(csv('Café,s'), { encoding: 'windows-1252' }).notes).toEqual([
      { encoding: 'windows-1252', isUtf8: true },
    ]);
    expect(csvSheet(latin1(csv('Caf\xe9,s')), { encoding: 'windows-1252' }).notes).toEqual([
      { encoding: 'windows-1252', isUtf8: false },
    ]);
  });

  it.each([
    ['utf-8', latin1(csv('\xe9,s'))],
    ['utf-16le', latin1(csv('a,s'))],
    ['windows-1257', latin1(csv('\xa1,s'))],
  ] as const)('is not %s when it cannot be', async (encoding, bytes) => {
    const error = await errorOf(() => csvSheet(bytes, { encoding }));
    expect(error).toMatchObject({ code: 'damaged-text' });
  });

  it('is Windows-1252 for bytes that a better one has not, and not sure', () => {
    const lithuanian = 'Vienybės šviesa tokia galinga, kad gali nušviesti visą žemę\n'.repeat(2000);
    const bytes = Buffer.concat([encodeText(lithuanian, 'windows-1257'), latin1('\xa1')]);
    expect(csvSheet(bytes, { rowsMax: 3000 })).toMatchObject({
      encoding: 'windows-1252',
      isEncodingSure: false,
    });
  });
});
