import { CSV_ENCODINGS, type CsvEncoding } from '@bahai-friends/contract';

export interface EncodingSample {
  readonly encoding: CsvEncoding;
  /** The line that tells most of the encodings apart, the same for all of them. */
  readonly line: string;
}

/** How many bytes are examined, from the first letter beyond ASCII: enough for hundreds of rows. */
const BYTES_MAX = 256 * 1024;
const LINE_MAX = 120;
const LINE_FEED = 0x0a;
const ASCII_MAX = 0x7f;

/** A sample of a text file in each possible encoding; an encoding in which its bytes are invalid is left out. */
export async function encodingSamples(file: Blob): Promise<EncodingSample[]> {
  const bytes = await bytesFromFirstLetter(file);
  const readings = CSV_ENCODINGS.filter((encoding) => !encoding.startsWith('utf-16')).flatMap(
    (encoding) => {
      const lines = linesIn(bytes, encoding);
      return lines === null ? [] : [{ encoding, lines }];
    },
  );
  const index = mostTelling(readings.map(({ lines }) => lines));
  return readings.map(({ encoding, lines }) => ({ encoding, line: excerpt(lines[index] ?? '') }));
}

/** The bytes from the beginning of the first line with a letter beyond ASCII. */
async function bytesFromFirstLetter(file: Blob): Promise<Uint8Array> {
  for (let start = 0; start < file.size; start += BYTES_MAX) {
    const bytes = new Uint8Array(await file.slice(start, start + BYTES_MAX).arrayBuffer());
    const first = bytes.findIndex((byte) => byte > ASCII_MAX);
    if (first === -1) continue;
    const line = start + bytes.lastIndexOf(LINE_FEED, first) + 1;
    return new Uint8Array(await file.slice(line, line + BYTES_MAX).arrayBuffer());
  }
  return new Uint8Array();
}

/** The lines of a text; null when the bytes are not of this encoding. */
function linesIn(bytes: Uint8Array, encoding: CsvEncoding): readonly string[] | null {
  try {
    // A cut may be within a character: `stream` leaves the rest of it out.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    // All of these encodings write a line feed alike, and some have other characters that end lines.
    return text.split('\n');
  } catch {
    return null;
  }
}

/** The index of the first line of which there are most readings: a dash is the same in most encodings. */
function mostTelling(readings: readonly (readonly string[])[]): number {
  let [best, most] = [0, 1];
  const lineCount = Math.max(0, ...readings.map(({ length }) => length));
  for (let index = 0; index < lineCount && most < readings.length; index += 1) {
    const { size } = new Set(readings.map((lines) => lines[index]));
    if (size > most) [best, most] = [index, size];
  }
  return best;
}

/** The part of a line around its first letter beyond ASCII. */
function excerpt(line: string): string {
  const start = Math.max(0, line.search(/[^ -~]/u) - LINE_MAX / 2);
  return line.slice(start, start + LINE_MAX).trim();
}
