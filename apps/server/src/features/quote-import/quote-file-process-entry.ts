import type { NewQuote } from '@bahai-friends/contract';
import { lowerThreadPriority } from '../../background/low-priority.ts';
import type { TaskPart } from '../../background/task-process.ts';
import type { QuoteFileTask } from './quote-file-process.ts';
import { writeQuoteTemplate } from './quote-template.ts';
import { readQuoteFile } from './read-quote-file.ts';
import { writeQuoteFile } from './write-quote-file.ts';

/** Quotes that are sent at once. */
const PART_SIZE = 250;

type ReadTask = QuoteFileTask & { kind: 'read' };

lowerThreadPriority();
// The workbook library writes a line about each malformed record, and a file may have a million of them.
console.error = console.warn = () => undefined;

/** Sends the quotes in parts, and then the rest of the result without them. */
async function read({ bytes, format, limits }: ReadTask): Promise<object> {
  const result = await readQuoteFile(bytes, format, limits);
  if (!result.ok) return result;
  const { quotes } = result;
  for (let start = 0; start < quotes.length; start += PART_SIZE) {
    const part: TaskPart<readonly NewQuote[]> = { part: quotes.slice(start, start + PART_SIZE) };
    process.send?.(part);
  }
  return { ...result, quotes: [] };
}

async function perform(task: QuoteFileTask): Promise<object> {
  switch (task.kind) {
    case 'read':
      return read(task);
    case 'write':
      return writeQuoteFile(task.quotes, task.format);
    case 'template':
      return writeQuoteTemplate(task.format, task.rowsMax);
  }
}

process.on('message', async (task) => {
  process.send?.(await perform(task as QuoteFileTask));
});
