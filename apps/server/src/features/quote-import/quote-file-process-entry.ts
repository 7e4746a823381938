import { lowerThreadPriority } from '../../background/low-priority.ts';
import type { TaskPart } from '../../background/task-process.ts';
import { performQuoteFileTask, type QuoteFileTask, type QuotesPart } from './read-quote-file.ts';

/** Quotes that are handed over at once. */
const PART_SIZE = 250;

lowerThreadPriority();
// The workbook library writes a line about each odd record, and a file may have a million of them.
console.error = console.warn = () => undefined;

process.on('message', (task) => {
  const answer = performQuoteFileTask(task as QuoteFileTask);
  if (!('ok' in answer && answer.ok)) {
    process.send?.(answer);
    return;
  }
  const { quotes } = answer;
  for (let start = 0; start < quotes.length; start += PART_SIZE) {
    const part: TaskPart<QuotesPart> = { part: quotes.slice(start, start + PART_SIZE) };
    process.send?.(part);
  }
  process.send?.({ ...answer, quotes: [] });
});
