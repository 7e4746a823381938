import type { QuoteFileFormat, Recipe } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { type FileLimits, fileLimits } from '../file-limits.ts';
import type { ReadableRow } from '../file-row.ts';
import type { ImportResult, RejectedFile } from '../import-result.ts';
import { readQuoteFile } from '../read-quote-file.ts';

export const ROWS_MAX = 20_000;
/** Less than a site has, for the sake of tests that go beyond it. */
export const UNPACKED_MAX = 2_000_000;
/** Those of a site with the settings as they are by default. */
export const SITE_LIMITS = fileLimits({ rowsMax: ROWS_MAX, bytesMax: 5 * 1024 * 1024 });
export const LIMITS: FileLimits = { ...SITE_LIMITS, unpackedMax: UNPACKED_MAX };

/** Reads a file as uploads do. */
export function readFile(
  content: string | Uint8Array,
  format: QuoteFileFormat,
  { recipe = {}, limits = LIMITS }: Partial<{ recipe: Recipe; limits: FileLimits }> = {},
): Promise<ImportResult> {
  return readQuoteFile(Buffer.from(content), format, recipe, limits);
}

type Reading = ImportResult | Promise<ImportResult>;

const quoteOf = ({ values, key, unlessKept }: ReadableRow) => ({
  ...values,
  ...(key !== '' && { key }),
  ...(unlessKept !== undefined && { unlessKept }),
});

/** The quotes of a file that must be accepted. */
export async function quotesOf(reading: Reading) {
  const result = await reading;
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.rows.map(quoteOf);
}

async function rejected(reading: Reading): Promise<RejectedFile> {
  const result = await reading;
  if (result.ok) throw new Error(`Accepted: ${JSON.stringify(result.rows)}`);
  withoutCodes(result);
  return result;
}

/** The problems of a file that must be rejected, each as `row column: message`. */
export async function problemsOf(reading: Reading): Promise<string[]> {
  const { issues } = await rejected(reading);
  return issues.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}

/** Why a file that must be rejected is rejected. */
export async function rejectionOf(reading: Reading): Promise<string> {
  return (await rejected(reading)).message;
}
