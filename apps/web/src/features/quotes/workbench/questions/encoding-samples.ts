import { CSV_ENCODINGS, type CsvEncoding } from '@bahai-friends/contract';

export interface EncodingSample {
  readonly encoding: CsvEncoding;
  /** The first line whose letters the encodings read differently. */
  readonly line: string;
}

/** Bytes that are looked at: enough for hundreds of rows. */
const BYTES_MAX = 256 * 1024;
const LINE_MAX = 120;

/**
 * How a file of text reads in each encoding that can be meant; those in which its bytes mean nothing are
 * not among them.
 */
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
    // What was cut may end within a character: `stream` leaves that out.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: where ASCII ends
    const line = /^.*[^\u0000-\u007f].*$/mu.exec(text)?.[0] ?? '';
    const start = Math.max(0, line.search(/[^ -~]/u) - LINE_MAX / 2);
    return line.slice(start, start + LINE_MAX).trim();
  } catch {
    return null;
  }
}
