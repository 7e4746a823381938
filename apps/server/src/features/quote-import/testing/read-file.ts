import type { QuoteFileFormat } from '@bahai-friends/contract';
import type { QuoteFileReading } from '../import-result.ts';
import { fileLimits } from '../quote-file-process.ts';
import { type FileLimits, performQuoteFileTask } from '../read-quote-file.ts';

export const ROWS_MAX = 20_000;
/** Less than a site has, for the sake of tests that go beyond it. */
export const UNPACKED_MAX = 2_000_000;
/** Those of a site with the settings as they are by default. */
export const SITE_LIMITS = fileLimits({ rowsMax: ROWS_MAX, bytesMax: 5 * 1024 * 1024 });
export const LIMITS: FileLimits = { ...SITE_LIMITS, unpackedMax: UNPACKED_MAX };

/** What comes out of a file, as the uploads get it. */
export function readFile(
  content: string | Uint8Array,
  format: QuoteFileFormat,
  limits: FileLimits = LIMITS,
): QuoteFileReading {
  return performQuoteFileTask({
    kind: 'read',
    bytes: Buffer.from(content),
    format,
    limits,
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
