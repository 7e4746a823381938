import type { Recipe } from '@bahai-friends/contract';
import { lowerThreadPriority } from '../../background/low-priority.ts';
import type { TaskPart } from '../../background/task-process.ts';
import type { RejectedFile } from './import-result.ts';
import type { PreviewTask, QuoteFileTask, ReadTask, RowsPart } from './quote-file-process.ts';
import { writeQuoteTemplate } from './quote-template.ts';
import { previewQuoteFile, readQuoteFile } from './read-quote-file.ts';
import { parseRecipe } from './recipe/parse-recipe.ts';
import { writeQuoteFile } from './write-quote-file.ts';

/** Rows that are sent at once, and UTF-16 code units after which no further row goes with them. */
const PART_SIZE = 250;
const PART_LENGTH = 1024 * 1024;

lowerThreadPriority();
// The workbook library writes a line about each malformed record, and a file may have a million of them.
console.error = console.warn = () => undefined;

function send(part: RowsPart): void {
  const message: TaskPart<RowsPart> = { part };
  process.send?.(message);
}

interface Row {
  readonly text: string;
  readonly source: string;
  readonly displayDate: string | null;
  readonly referenceUrl: string | null;
}

/** Rows in parts of which none is large. */
function* inParts<T extends Row>(rows: readonly T[]): Generator<readonly T[]> {
  let start = 0;
  let length = 0;
  for (const [index, { text, source, displayDate, referenceUrl }] of rows.entries()) {
    length += text.length + source.length;
    length += (displayDate?.length ?? 0) + (referenceUrl?.length ?? 0);
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

/** Sends the quotes in parts, and then the rest of the result without them. */
async function read(task: ReadTask): Promise<object> {
  const parsed = recipeOf(task);
  if (!parsed.ok) return parsed;
  const result = await readQuoteFile(task.bytes, task.format, parsed.recipe, task.limits);
  if (!result.ok) return result;
  for (const quotes of inParts(result.quotes)) send({ quotes });
  return { ...result, quotes: [] };
}

/** Sends all rows in parts, and then the rest of the result without them. */
async function preview(task: PreviewTask): Promise<object> {
  const parsed = recipeOf(task);
  if (!parsed.ok) return parsed;
  const result = await previewQuoteFile(task.bytes, task.format, parsed.recipe, task.limits);
  if (!result.ok) return result;
  for (const quotes of inParts(result.quotes)) send({ quotes });
  for (const others of inParts(result.others)) send({ others });
  return { ...result, quotes: [], others: [] };
}

async function perform(task: QuoteFileTask): Promise<object> {
  switch (task.kind) {
    case 'read':
      return read(task);
    case 'preview':
      return preview(task);
    case 'write':
      return writeQuoteFile(task.quotes, task.format);
    case 'template':
      return writeQuoteTemplate(task.format, task.rowsMax);
  }
}

process.on('message', async (task) => {
  process.send?.(await perform(task as QuoteFileTask));
});
