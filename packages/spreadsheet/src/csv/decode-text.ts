import { UnreadableFileError } from '../unreadable-file-error.ts';
import {
  type CsvEncoding,
  type EncodingNote,
  isSingleByte,
  SINGLE_BYTE_ENCODINGS,
  type SingleByteEncoding,
} from './encodings.ts';
import { guessEncoding } from './guess-encoding.ts';

/** Bytes by which an encoding is found. */
const JUDGED_BYTES = 100_000;

const BYTE_ORDER_MARKS: readonly (readonly [CsvEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The share of UTF-16 characters that at least have a zero byte: spaces, separators, line ends and digits. */
const ZEROS_SHARE = 0.1;
/** How many times as many zero bytes there are at one place of each pair of bytes as at the other. */
const ZEROS_TIMES = 4;

/** A text and how it was read. */
interface DecodedText {
  readonly text: string;
  readonly encoding: CsvEncoding;
  /** False when it is a guess. */
  readonly isEncodingSure: boolean;
  /** A note about the encoding for those who made the file. */
  readonly notes: readonly EncodingNote[];
}

/** The text in an encoding, without its byte order mark, or null when it is not in that one. */
function decodeAs(encoding: CsvEncoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The part of a file that has the first letters beyond ASCII. */
function letterSample(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const start = Math.max(0, first);
  return bytes.subarray(start, start + JUDGED_BYTES);
}

/** Whether bytes that are not UTF-8 were meant to be: most of their letters are. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  // A letter that the sample ends within is no damage.
  const sample = new TextDecoder('utf-8').decode(letterSample(bytes), { stream: true });
  const letters = sample.match(/[^\p{ASCII}]/gu) ?? [];
  return letters.filter((letter) => letter === '\uFFFD').length * 2 < letters.length;
}

/** Recognises UTF-16 by its zero bytes, which no other encoding has. */
function utf16Of(bytes: Uint8Array): CsvEncoding | null {
  const beginning = bytes.subarray(0, JUDGED_BYTES);
  const zeros = [0, 0];
  beginning.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < (beginning.length / 2) * ZEROS_SHARE) return null;
  if (Math.max(even, odd) < Math.min(even, odd) * ZEROS_TIMES) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Whether a text may be a table: bytes read in a wrong encoding have neither line ends nor separators. */
const isTable = (text: string): boolean => !text.includes('\0') && /[\n\r,;\t]/.test(text);

/** @param named How many columns the headings of a text name. */
function singleByteEncodingOf(
  bytes: Uint8Array,
  named: (text: string) => number,
): { encoding: SingleByteEncoding; isSure: boolean } {
  const beginning = bytes.subarray(0, JUDGED_BYTES);
  const tried = SINGLE_BYTE_ENCODINGS.map((encoding) => ({
    encoding,
    columns: named(new TextDecoder(encoding).decode(beginning)),
  }));
  const most = Math.max(...tried.map(({ columns }) => columns));
  const best = tried.filter(({ columns }) => columns === most).map(({ encoding }) => encoding);
  const [only] = best;
  if (best.length === 1 && only) return { encoding: only, isSure: true };
  return guessEncoding(letterSample(bytes), best);
}

function decoded(encoding: CsvEncoding, text: string): DecodedText {
  return { text, encoding, isEncodingSure: true, notes: [] };
}

/** A text whose bytes are not UTF-8. */
function singleByteText(
  encoding: SingleByteEncoding,
  text: string,
  isEncodingSure: boolean,
): DecodedText {
  return { text, encoding, isEncodingSure, notes: [{ encoding, isUtf8: false }] };
}

const hasLetters = (bytes: Uint8Array): boolean => bytes.some((byte) => byte > 0x7f);

/** @throws UnreadableFileError `damaged-text` */
function decodeOnlyAs(encoding: CsvEncoding, bytes: Uint8Array): DecodedText {
  const text = decodeAs(encoding, bytes);
  if (text === null) throw new UnreadableFileError('damaged-text');
  // Encodings differ in letters beyond ASCII alone.
  if (!isSingleByte(encoding) || !hasLetters(bytes)) return decoded(encoding, text);
  const isUtf8 = decodeAs('utf-8', bytes) !== null;
  return { ...decoded(encoding, text), notes: [{ encoding, isUtf8 }] };
}

/**
 * A text in UTF-8, in UTF-16, or else in the encoding in which its headings are recognised or its letters
 * look like those of a language; the encoding is found by the first 100 kB.
 *
 * @param wanted The encoding, where it is known.
 * @param named How many columns the headings of a text name.
 * @throws UnreadableFileError `damaged-text`
 */
export function decodeText(
  bytes: Uint8Array,
  wanted: CsvEncoding | undefined,
  named: (text: string) => number,
): DecodedText {
  if (wanted !== undefined) return decodeOnlyAs(wanted, bytes);
  const marked = BYTE_ORDER_MARKS.find(([, mark]) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  if (marked) return decodeOnlyAs(marked[0], bytes);
  const utf16 = utf16Of(bytes);
  const wide = utf16 && decodeAs(utf16, bytes);
  if (utf16 && wide && isTable(wide)) return decoded(utf16, wide);
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return decoded('utf-8', text);
  if (isDamagedUtf8(bytes)) throw new UnreadableFileError('damaged-text');
  const { encoding, isSure } = singleByteEncodingOf(bytes, named);
  const found = decodeAs(encoding, bytes);
  // Windows-1257 leaves two bytes without a meaning; Windows-1252 reads any.
  if (found !== null) return singleByteText(encoding, found, isSure);
  return singleByteText('windows-1252', new TextDecoder('windows-1252').decode(bytes), false);
}
