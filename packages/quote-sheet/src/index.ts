/**
 * Files of quotes, read and written: what each row says. Knows neither requests nor the database.
 *
 * This loads all that reads and writes. What another program needs beside it has entries of its own.
 */

export type { FileLimits, UploadLimits } from './file-limits.ts';
export type { ReadableRow, ReadRow, UnreadableRow } from './file-row.ts';
export type {
  AcceptedFile,
  FilePreview,
  ImportResult,
  PreviewResult,
  RejectedFile,
} from './import-result.ts';
export { EXAMPLE, writeQuoteTemplate } from './quote-template.ts';
export { previewQuoteFile, readQuoteFile } from './read-quote-file.ts';
export { parseRecipe } from './recipe/parse-recipe.ts';
export type { RecipeChoices } from './recipe/recipe-choices.ts';
export { comparableText } from './rows/comparable-text.ts';
export { type WrittenQuote, writeQuoteFile } from './write-quote-file.ts';
