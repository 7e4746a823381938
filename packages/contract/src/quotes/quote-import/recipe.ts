import { z } from 'zod';
import { CivilDay } from '../../http/civil-day.ts';
import { refuse } from '../../http/say-rule.ts';
import { byQuoteField } from '../each-quote-field.ts';
import { LANGUAGE_COLUMNS, type LanguageColumn } from './language-columns.ts';
import {
  CellColumn,
  CsvEncoding,
  CsvSeparator,
  DateOrder,
  KEY_COLUMN,
  type QuoteColumn,
} from './quote-file.ts';

/** Bytes that a recipe may have as JSON. */
export const RECIPE_BYTES_MAX = 2 * 1024 * 1024;
/** Cells that a recipe may change. */
export const RECIPE_CELLS_MAX = 20_000;
/** Rows of a spreadsheet: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const ROW_MAX = 1_048_576;
const LEFT_OUT_MAX = 100_000;
/** In UTF-16 code units, as many as a cell holds in spreadsheet programs. */
const CELL_MAX = 32_767;
const SHEET_NAME_MAX = 1000;

/** The letters of a spreadsheet's column, `A` to `XFD`. */
const ColumnLetter = z.string().regex(/^[A-Z]{1,3}$/, {
  error: refuse('not-column-letters'),
});
/** Without the words there is no quote; everything else can be given in the recipe. */
type LettersShape = {
  [C in QuoteColumn]: z.ZodOptional<
    C extends 'text' ? typeof ColumnLetter : z.ZodNullable<typeof ColumnLetter>
  >;
};
const LANGUAGE_LETTERS = Object.fromEntries(
  LANGUAGE_COLUMNS.map((column) => [column, ColumnLetter.nullable().optional()]),
) as Record<LanguageColumn, z.ZodOptional<z.ZodNullable<typeof ColumnLetter>>>;

/** A row's number as a spreadsheet program shows it. */
const RowNumber = z.int().min(1).max(ROW_MAX);

/** A cell that is read as if this text stood in the file. */
export const RecipeCell = z.strictObject({
  row: RowNumber,
  column: CellColumn,
  value: z.string().max(CELL_MAX),
});
export type RecipeCell = z.infer<typeof RecipeCell>;

/** On a date that has quotes already: add the file's, keep only the stored ones, or only the file's. */
export const DATE_CHOICES = ['add', 'keep', 'replace'] as const;
export const DateChoice = z.enum(DATE_CHOICES);
export type DateChoice = z.infer<typeof DateChoice>;

/** A stored quote that is newer than the file: change it nevertheless, or keep it. */
export const OutdatedChoice = z.enum(['change', 'keep']);
export type OutdatedChoice = z.infer<typeof OutdatedChoice>;

/**
 * How a file is to be read, where it does not say so itself, and what is corrected in it. Everything in it
 * is checked against the file.
 */
export const Recipe = z
  .strictObject({
    fileHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .meta({ description: 'SHA-256 of the file that the recipe is for; another one is rejected' }),
    sheet: z.string().max(SHEET_NAME_MAX).optional(),
    encoding: CsvEncoding.optional(),
    separator: CsvSeparator.optional(),
    headerRow: z
      .int()
      .min(0)
      .max(ROW_MAX)
      .optional()
      .meta({ description: 'The row with the headings; 0 when there is none' }),
    columns: z
      .strictObject({
        ...byQuoteField<LettersShape>((_, column) =>
          column === 'text' ? ColumnLetter.optional() : ColumnLetter.nullable().optional(),
        ),
        ...LANGUAGE_LETTERS,
        [KEY_COLUMN]: ColumnLetter.nullable().optional(),
      })
      .optional()
      .meta({
        description:
          'Which column is which; null says that there is none. Columns that are not named here are found by their headings',
      }),
    dateOrder: DateOrder.optional(),
    cells: z
      .array(RecipeCell)
      .max(RECIPE_CELLS_MAX, {
        error: refuse('too-many-cells', { max: RECIPE_CELLS_MAX }),
      })
      .optional(),
    leaveOut: z.array(RowNumber).max(LEFT_OUT_MAX).optional(),
    dates: z
      .record(CivilDay, DateChoice)
      .optional()
      .meta({ description: 'What happens on dates that already have quotes; `add` when not said' }),
    outdated: z
      .record(z.string().regex(/^[1-9]\d{0,6}$/, { error: refuse('not-a-row') }), OutdatedChoice)
      .optional()
      .meta({ description: 'By row number: what happens to a quote that was changed since' }),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.infer<typeof Recipe>;
