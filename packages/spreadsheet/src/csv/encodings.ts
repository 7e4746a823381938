/** The encodings in which CSV files are read, by the names that browsers have for them. */
export const CSV_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'windows-1257',
] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

/** Those with one byte for each character, the most common one first: any bytes may be any of them. */
export const SINGLE_BYTE_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'windows-1257',
] as const;
export type SingleByteEncoding = (typeof SINGLE_BYTE_ENCODINGS)[number];

/** Names of the encodings, and what in them is easily wrong. */
const DESCRIPTIONS: Readonly<Record<SingleByteEncoding, readonly [name: string, letters: string]>> =
  {
    'windows-1252': ['Windows-1252 (Western European)', 'letters with accents'],
    'windows-1250': ['Windows-1250 (Central European)', 'letters with accents'],
    'windows-1251': ['Windows-1251 (Cyrillic)', 'the letters'],
    'windows-1256': ['Windows-1256 (Arabic and Persian)', 'the letters'],
    'windows-1257': ['Windows-1257 (Baltic)', 'letters with accents'],
  };

export function isSingleByte(encoding: CsvEncoding): encoding is SingleByteEncoding {
  return encoding in DESCRIPTIONS;
}

/**
 * What those who made a file should know about its encoding when it was not read as Unicode.
 *
 * @param isUtf8 Whether its letters beyond ASCII make sense in UTF-8, too.
 */
export function encodingNotes(encoding: SingleByteEncoding, isUtf8: boolean): string[] {
  const [name, letters] = DESCRIPTIONS[encoding];
  const check = `please check ${letters} and quotation marks`;
  return isUtf8
    ? [`The file may be in UTF-8, but was read as ${name}: ${check}.`]
    : [
        `The file is not in UTF-8. It was read as ${name}: ${check}, and save it as “CSV UTF-8” if they are wrong.`,
      ];
}
