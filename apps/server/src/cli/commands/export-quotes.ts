import { writeFileSync } from 'node:fs';
import { quoteFileFormat } from '@bahai-friends/contract';
import { OperatorError } from '../../errors/operator-error.ts';
import { exportedQuotes } from '../../features/quote-import/keys/exported-quotes.ts';
import { writeQuoteFile } from '../../features/quote-import/write-quote-file.ts';
import { explainingErrors } from '../../files/atomic-file.ts';
import { createPrivateFile } from '../../files/private-files.ts';
import type { Settings } from '../../settings.ts';
import { callerPath } from '../caller-path.ts';
import { withDatabase } from '../with-database.ts';

/** Writes all quotes into a new file that can be uploaded again; its ending says how. */
export async function exportQuotes(file: string, settings: Settings): Promise<void> {
  const path = callerPath(file);
  const format = quoteFileFormat(path);
  if (format === null) throw new OperatorError('The file must end in .csv, .xlsx or .xls.');
  await withDatabase(settings, async (database) => {
    const quotes = await exportedQuotes(database);
    const bytes = writeQuoteFile(quotes, format);
    explainingErrors(path, () => {
      createPrivateFile(path);
      writeFileSync(path, bytes);
    });
    console.log(`Exported ${quotes.length} quotes to ${path}.`);
  });
}
