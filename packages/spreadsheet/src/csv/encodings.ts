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

/** How a file was read that was not read as Unicode. */
export interface EncodingNote {
  readonly encoding: SingleByteEncoding;
  /** Whether its letters beyond ASCII make sense in UTF-8, too. */
  readonly isUtf8: boolean;
}

export const isSingleByte = (encoding: CsvEncoding): encoding is SingleByteEncoding =>
  SINGLE_BYTE_ENCODINGS.some((one) => one === encoding);
