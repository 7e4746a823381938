import { lowerThreadPriority } from '../../background/low-priority.ts';
import { performQuoteFileTask, type QuoteFileTask } from './quote-file-task.ts';

lowerThreadPriority();
// The workbook library writes a line about each odd record, and a file may have a million of them.
console.error = () => undefined;

process.on('message', (task) => process.send?.(performQuoteFileTask(task as QuoteFileTask)));
