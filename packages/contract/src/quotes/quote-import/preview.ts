import { z } from 'zod';
import { CivilDay } from '../../http/civil-day.ts';
import { Need, said } from '../../http/problem.ts';
import { byQuoteField, STORED_SHAPE } from '../each-quote-field.ts';
import { Translation } from '../translations.ts';
import { FILE_NOTES } from './file-notes.ts';
import {
  CsvEncoding,
  CsvSeparator,
  DateOrder,
  FileColumn,
  type QuoteColumn,
} from './quote-file.ts';

/** Code points of a value to which most rows of a preview are cut. */
export const PREVIEW_CUT_AT = 200;
/** Rows with problems whose values a preview has whole. */
export const PREVIEW_WHOLE_ROWS_MAX = 2000;
/** Bytes of a preview. */
export const PREVIEW_BYTES_MAX = 16 * 1024 * 1024;
/** Rows that one call may ask for whole. */
export const PREVIEW_ASKED_ROWS_MAX = 100;

/** The effect of an upload on a row of a file. */
export const ROW_STATUSES = [
  /** It is added. */
  'new',
  /** It equals a stored quote, or an earlier row, and is not added again. */
  'same',
  /** It changes the stored quote that its key names. */
  'changed',
  /** The stored quote that its key names was changed after the file was made. */
  'outdated',
  /** It is added, though its date has a stored quote or another row. */
  'conflict',
  /** It cannot be added. */
  'problem',
  /** The recipe leaves it out. */
  'left out',
] as const;
export const RowStatus = z.enum(ROW_STATUSES);
export type RowStatus = z.infer<typeof RowStatus>;

/** One thing that is wrong with a row; `column` is empty when it concerns none in particular. */
export const PreviewIssue = z.object({ column: z.string(), ...said });
export type PreviewIssue = z.infer<typeof PreviewIssue>;

/** The values of a stored quote. */
const StoredValues = z.object({
  ...STORED_SHAPE,
  translations: z
    .array(Translation)
    .optional()
    .meta({ description: 'When the row has some, too; all that are stored' }),
});
type StoredValues = z.infer<typeof StoredValues>;

/** The values of a row, those that could not be read included. */
type ShownShape = {
  [C in QuoteColumn]: null extends StoredValues[C] ? z.ZodNullable<z.ZodString> : z.ZodString;
};
const SHOWN_SHAPE = byQuoteField<ShownShape>(({ isOptional, file }) => {
  const shown = isOptional ? z.string().nullable() : z.string();
  return file.kind === 'date'
    ? shown.meta({
        description: 'YYYY-MM-DD where the date was read, else what stands in the file',
      })
    : shown;
});

export const PreviewRow = z
  .object({
    row: z.int().min(1).meta({ description: 'As a spreadsheet program numbers it' }),
    status: RowStatus,
    ...SHOWN_SHAPE,
    translations: z.array(Translation).optional().meta({
      description:
        'When the file has columns for some: as they stand in it, in a row with a key with those that are stored and that it has no column for; a text that is missing is empty',
    }),
    issues: z.array(PreviewIssue),
    stored: StoredValues.optional().meta({
      description:
        'The stored quote that a row names and would change, also of one that is left out or has a problem',
    }),
    asStored: z
      .literal(true)
      .optional()
      .meta({ description: 'It equals the stored quote that its key names' }),
    cut: z.literal(true).optional().meta({ description: 'Some of the values are not whole' }),
  })
  .meta({ id: 'PreviewRow' });
export type PreviewRow = z.infer<typeof PreviewRow>;

export const PreviewSheet = z.object({
  name: z.string(),
  rows: z.int().min(0).meta({ description: 'How many rows have something in them' }),
});
export type PreviewSheet = z.infer<typeof PreviewSheet>;

export const PreviewColumn = z.object({
  letter: z.string(),
  name: z.string().meta({ description: 'Its heading; empty when it has none' }),
  samples: z
    .array(z.string())
    .meta({ description: 'The first values, each at most 100 characters' }),
  column: FileColumn.nullable().meta({ description: 'What it is read as' }),
  mayBe: z.array(FileColumn).optional().meta({
    description:
      'What it may be as well: where its heading names several languages, another column has the same name, or it has dates and no column is the date',
  }),
});
export type PreviewColumn = z.infer<typeof PreviewColumn>;

/** A date that may mean several days, and which day each order of its numbers makes of it. */
export const DateQuestion = z.object({
  row: z.int().min(1),
  text: z.string(),
  choices: z.array(z.object({ order: DateOrder, day: CivilDay })),
});
export type DateQuestion = z.infer<typeof DateQuestion>;

/** How many rows have each status. */
export const RowCounts = z.object({
  new: z.int().min(0),
  same: z.int().min(0),
  changed: z.int().min(0),
  outdated: z.int().min(0),
  conflict: z.int().min(0),
  problem: z.int().min(0),
  'left out': z.int().min(0),
} satisfies Record<RowStatus, z.ZodInt>);
export type RowCounts = z.infer<typeof RowCounts>;

/** How many of the rows have each status. */
export function countStatuses(rows: readonly Pick<PreviewRow, 'status'>[]): RowCounts {
  const counts: RowCounts = {
    new: 0,
    same: 0,
    changed: 0,
    outdated: 0,
    conflict: 0,
    problem: 0,
    'left out': 0,
  };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

/** The effects that an upload of a file would have, and how the file is read. */
export const Preview = z
  .object({
    fileHash: z.string().meta({ description: 'SHA-256 of the file, for the recipe' }),
    sheets: z.array(PreviewSheet).meta({ description: 'Those that can be seen; none for CSV' }),
    /** The sheet that was read; null for CSV. */
    sheet: z.string().nullable(),
    /** Null for a workbook. */
    encoding: CsvEncoding.nullable(),
    /** Null for a workbook. */
    separator: CsvSeparator.nullable(),
    headerRow: z.int().min(0).meta({ description: 'The row with the headings; 0 for none' }),
    columns: z.array(PreviewColumn),
    dateOrder: DateOrder.nullable().meta({
      description: 'How dates of three numbers were read; null when none decides',
    }),
    dateQuestion: DateQuestion.nullable().meta({ description: 'When `needs` has `dateOrder`' }),
    needs: z.array(Need),
    rows: z.array(PreviewRow),
    counts: RowCounts,
    ...FILE_NOTES,
  })
  .meta({ id: 'Preview' });
export type Preview = z.infer<typeof Preview>;
