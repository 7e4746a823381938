import type { Recipe } from '@bahai-friends/contract';
import type { ReadRow, RejectedFile } from '@bahai-friends/quote-sheet';
import {
  parseRecipe,
  previewQuoteFile,
  readQuoteFile,
  writeQuoteFile,
  writeQuoteTemplate,
} from '@bahai-friends/quote-sheet';
import { lowerThreadPriority } from '../../background/low-priority.ts';
import type { TaskPart } from '../../background/task-process.ts';
import type { PreviewTask, QuoteFileTask, ReadTask } from './quote-file-process.ts';

/** The most rows that are sent at once, and the UTF-16 code units after which no further row is added. */
const PART_SIZE = 250;
const PART_LENGTH = 1024 * 1024;

lowerThreadPriority('background');
// The workbook library writes a line about each malformed record, and a file may have a million of them.
console.error = console.warn = () => undefined;

function send(part: readonly ReadRow[]): void {
  const message: TaskPart<readonly ReadRow[]> = { part };
  process.send?.(message);
}

/** Splits rows into parts of limited size. */
function* inParts(rows: readonly ReadRow[]): Generator<readonly ReadRow[]> {
  let start = 0;
  let length = 0;
  for (const [index, { values, later }] of rows.entries()) {
    for (const value of Object.values<string | null>(values)) length += value?.length ?? 0;
    for (const value of Object.values(later?.translated ?? {})) length += value?.length ?? 0;
    const end = index + 1;
    if (end - start < PART_SIZE && length < PART_LENGTH) continue;
    yield rows.slice(start, end);
    start = end;
    length = 0;
  }
  if (start < rows.length) yield rows.slice(start);
}

const recipeOf = ({
  recipe,
}: ReadTask | PreviewTask): { ok: true; recipe: Recipe } | RejectedFile =>
  recipe ? parseRecipe(recipe) : { ok: true, recipe: {} };

/** Sends the rows in parts, and then the rest of the result. */
async function read(task: ReadTask | PreviewTask): Promise<object> {
  const parsed = recipeOf(task);
  if (!parsed.ok) return parsed;
  const reader = task.kind === 'read' ? readQuoteFile : previewQuoteFile;
  const { bytes, format, limits, language } = task;
  const result = await reader(bytes, format, parsed.recipe, limits, language);
  if (!result.ok) return result;
  for (const part of inParts(result.rows)) send(part);
  if (!('others' in result)) return { ...result, rows: [] };
  for (const part of inParts(result.others)) send(part);
  return { ...result, rows: [], others: [] };
}

async function perform(task: QuoteFileTask): Promise<object> {
  switch (task.kind) {
    case 'read':
    case 'preview':
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
