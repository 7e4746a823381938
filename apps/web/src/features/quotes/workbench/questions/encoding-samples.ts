import { CSV_ENCODINGS, type CsvEncoding } from '@bahai-friends/contract';

export interface EncodingSample {
  readonly encoding: CsvEncoding;
  /** The first line that the encodings read differently. */
  readonly line: string;
}

/** How many bytes are examined: enough for hundreds of rows. */
const BYTES_MAX = 256 * 1024;
const LINE_MAX = 120;

/** A sample of a text file in each possible encoding; an encoding in which its bytes are invalid is left out. */
export async function encodingSamples(file: Blob): Promise<EncodingSample[]> {
  const bytes = new Uint8Array(await file.slice(0, BYTES_MAX).arrayBuffer());
  return CSV_ENCODINGS.filter((encoding) => !encoding.startsWith('utf-16')).flatMap((encoding) => {
    const line = distinctLine(bytes, encoding);
    return line === null ? [] : [{ encoding, line }];
  });
}

/** The first line with a letter beyond ASCII; null when the bytes are not of this encoding. */
function distinctLine(bytes: Uint8Array, encoding: CsvEncoding): string | null {
  try {
    // A cut may be within a character: `stream` leaves the rest of it out.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: where ASCII ends
    const line = /^.*[^\u0000-\u007f].*$/mu.exec(text)?.[0] ?? '';
    const start = Math.max(0, line.search(/[^ -~]/u) - LINE_MAX / 2);
    return line.slice(start, start + LINE_MAX).trim();
  } catch {
    return null;
  }
}
