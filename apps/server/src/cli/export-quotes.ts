import { writeFileSync } from 'node:fs';
import { quoteFileFormat } from '@bahai-friends/contract';
import type { Database } from '../db/database.ts';
import { makePrivateFile } from '../db/private-files.ts';
import { StartupError } from '../errors/startup-error.ts';
import { writeQuoteFile } from '../features/quote-import/write-quote-file.ts';
import { listQuotes } from '../features/quotes/quotes.repository.ts';
import { callerPath } from './caller-path.ts';
import { writing } from './new-file.ts';

/** Writes all quotes into a new file that can be uploaded again; its ending says how. */
export async function exportQuotes(
  file: string,
  withDatabase: (work: (database: Database) => Promise<void>) => Promise<void>,
): Promise<void> {
  const path = callerPath(file);
  const format = quoteFileFormat(path);
  if (format === null) throw new StartupError('The file must end in .csv, .xlsx or .xls.');
  await withDatabase(async (database) => {
    const quotes = await listQuotes(database.reads);
    const bytes = writeQuoteFile(quotes, format);
    writing(path, () => {
      makePrivateFile(path);
      writeFileSync(path, bytes);
    });
    console.log(`Exported ${quotes.length} quotes to ${path}.`);
  });
}
