import type { QuoteFileFormat } from '@bahai-friends/contract';
import type { QuoteFileReading } from '../quote-file.ts';
import { performQuoteFileTask } from '../quote-file-task.ts';

export const ROWS_MAX = 20_000;
export const UNPACKED_MAX = 10_000_000;

/** What comes out of a file, as the uploads get it. */
export function readFile(content: string | Uint8Array, format: QuoteFileFormat): QuoteFileReading {
  return performQuoteFileTask({
    kind: 'read',
    bytes: Buffer.from(content),
    format,
    rowsMax: ROWS_MAX,
    unpackedMax: UNPACKED_MAX,
  }) as QuoteFileReading;
}

/** The quotes of a file that must be accepted. */
export function quotesOf(reading: QuoteFileReading) {
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading.quotes;
}

/** The problems of a file that must be refused, each as `row column: message`. */
export function problemsOf(reading: QuoteFileReading): string[] {
  if (reading.ok) throw new Error(`Accepted: ${JSON.stringify(reading.quotes)}`);
  return reading.issues.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}

/** Why a file that must be refused was refused. */
export function refusalOf(reading: QuoteFileReading): string {
  if (reading.ok) throw new Error(`Accepted: ${JSON.stringify(reading.quotes)}`);
  return reading.message;
}
