import { writeFile } from 'node:fs/promises';
import { type QuoteFileFormat, quoteFileFormat } from '@bahai-friends/contract';
import type { WrittenQuote } from '@bahai-friends/quote-sheet';
import type { Environment } from '../../environment.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { exportedQuotes } from '../../features/quote-import/keys/exported-quotes.ts';
import { createQuoteFileProcess } from '../../features/quote-import/quote-file-process.ts';
import { createFileAtomically } from '../../files/atomic-file.ts';
import { callerPath } from '../caller-path.ts';
import { withDatabase } from '../with-database.ts';

async function written(
  quotes: readonly WrittenQuote[],
  format: QuoteFileFormat,
  { UPLOAD_MAX_BYTES: bytesMax, UPLOAD_MAX_ROWS: rowsMax }: Environment,
): Promise<Uint8Array> {
  const files = createQuoteFileProcess({ bytesMax, rowsMax });
  try {
    return await files.write(quotes, format);
  } finally {
    await files.close();
  }
}

/**
 * Writes all quotes into a new file that can be uploaded again; its ending says how. The file is made in a process
 * like that of the dashboard: if it takes too much memory, only that process ends, and this one reports it.
 */
export async function exportQuotes(file: string, environment: Environment): Promise<void> {
  const path = callerPath(file);
  const format = quoteFileFormat(path);
  if (format === null) throw new OperatorError('The file must end in .csv, .xlsx or .xls.');
  await withDatabase(environment, async (database) => {
    const quotes = await exportedQuotes(database);
    const bytes = await written(quotes, format, environment);
    await createFileAtomically(path, (part) => writeFile(part, bytes));
    console.log(`Exported ${quotes.length} quotes to ${path}.`);
    if (bytes.length > environment.UPLOAD_MAX_BYTES) {
      const smaller = format === 'xlsx' ? '' : ' A .xlsx is usually smaller.';
      console.log(`It is larger than an upload may be (UPLOAD_MAX_BYTES).${smaller}`);
    }
  });
}
