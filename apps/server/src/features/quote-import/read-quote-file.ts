import type { NewQuote, QuoteFileFormat } from '@bahai-friends/contract';
import { guardCell } from '../../../../../packages/spreadsheet/src/cell-guard.ts';
import { readCsv } from '../../../../../packages/spreadsheet/src/csv/read-csv.ts';
import { UnreadableFile } from '../../../../../packages/spreadsheet/src/sheet.ts';
import type { WorkbookLimits } from '../../../../../packages/spreadsheet/src/workbook/open-workbook.ts';
import { readWorkbook } from '../../../../../packages/spreadsheet/src/workbook/read-workbook.ts';
import { type QuoteFileReading, refusedFile } from './import-result.ts';
import { readQuoteSheet, type SheetLimits } from './parse-sheet.ts';
import { writeCsv } from './quote-csv.ts';
import { EXAMPLE } from './quote-template.ts';
import { writeTemplateWorkbook, writeWorkbook } from './write-quote-file.ts';

/** What a file that is read may hold. */
export type FileLimits = SheetLimits & WorkbookLimits;

/** Work on a file that would keep visitors waiting if it were done in the serving thread. */
export type QuoteFileTask =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly format: QuoteFileFormat;
      readonly limits: FileLimits;
    }
  | {
      readonly kind: 'write';
      readonly quotes: readonly NewQuote[];
      readonly format: QuoteFileFormat;
    }
  | { readonly kind: 'template'; readonly format: 'csv' | 'xlsx'; readonly rowsMax: number };

/** Some of the quotes of a file; all of them come before the answer, which has none. */
export type QuotesPart = readonly NewQuote[];

export type QuoteFileAnswer<T extends QuoteFileTask> = T extends { kind: 'read' }
  ? QuoteFileReading
  : Uint8Array;

function read(task: QuoteFileTask & { kind: 'read' }): QuoteFileReading {
  const { bytes, format, limits } = task;
  if (bytes.length === 0) return refusedFile('The file is empty.');
  try {
    const sheet =
      format === 'csv' ? readCsv(bytes, limits.rowsMax) : readWorkbook(bytes, format, limits);
    return readQuoteSheet(sheet, format, limits);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { message, row } = error;
    return refusedFile(message, row === undefined ? [] : [{ row, column: '', message }]);
  }
}

function write({ quotes, format }: QuoteFileTask & { kind: 'write' }): Uint8Array {
  const guarded = quotes.map((quote) => ({
    ...quote,
    text: guardCell(quote.text),
    source: guardCell(quote.source),
  }));
  return format === 'csv' ? writeCsv(guarded) : writeWorkbook(guarded, format);
}

/** Does a task. What is wrong with a file is answered, not thrown. */
export function performQuoteFileTask(task: QuoteFileTask): QuoteFileReading | Uint8Array {
  switch (task.kind) {
    case 'read':
      return read(task);
    case 'write':
      return write(task);
    case 'template':
      return task.format === 'csv' ? writeCsv([EXAMPLE]) : writeTemplateWorkbook(task.rowsMax);
  }
}
