import { z } from 'zod';
import { CivilDay } from '../../http/civil-day.ts';
import { adminProblems, Download, defineEndpoints } from '../../http/endpoint.ts';
import { DateCount, Problem, said, UploadProblem } from '../../http/problem.ts';
import { refuse } from '../../http/say-rule.ts';
import { isShowable } from '../../text/human-text.ts';
import { BatchOfChange } from '../quotes.ts';
import { FILE_NOTES } from './file-notes.ts';
import { PREVIEW_ASKED_ROWS_MAX, Preview } from './preview.ts';
import { QuoteFileFormat } from './quote-file.ts';

/** Code points of a text or source in a check, to which longer ones are cut. */
export const CONFLICT_CUT_AT = 200;
/** Rows, and stored quotes, that a check lists of one date. */
export const CONFLICT_LISTED_MAX = 1000;

/** The quotes of a file on a date, and those that stay stored there. Texts and sources may be cut. */
export const ConflictingDate = z
  .object({
    date: CivilDay,
    rows: z.array(
      z.object({
        row: z.int().min(1),
        text: z.string(),
        source: z.string(),
        same: z.literal(true).optional().meta({
          description: 'An equal quote is stored: the row is not added, whatever is chosen',
        }),
        changes: z.literal(true).optional().meta({
          description: 'It changes the stored quote that its key names, and adds none',
        }),
        moves: z.literal(true).optional().meta({
          description:
            'That quote comes from another date: keeping what is stored leaves the row out',
        }),
      }),
    ),
    stored: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        source: z.string(),
        stays: z.literal(true).optional().meta({
          description: 'A row equals it or names it by its key: replacing does not delete it',
        }),
      }),
    ),
  })
  .meta({ id: 'ConflictingDate' });
export type ConflictingDate = z.infer<typeof ConflictingDate>;

export const ConflictCheck = z
  .object({
    hasConflicts: z.boolean().meta({
      description: 'Whether `conflicts` or `internalDuplicates` has a date',
    }),
    conflicts: z.array(DateCount).meta({
      description:
        'Dates of the file that have quotes already, equal ones too, and how many; those that the file changes are not counted',
    }),
    internalDuplicates: z.array(DateCount).meta({
      description: 'Dates that the file has more than once, and on how many of its rows',
    }),
    dates: z.array(ConflictingDate).meta({
      description:
        'Every date of `conflicts` and `internalDuplicates`, in order, with at most 1,000 rows and 1,000 stored quotes of each',
    }),
    rows: z.int().min(1).meta({ description: 'How many quotes the file holds' }),
    same: z.int().min(0).meta({
      description:
        'How many of them equal a stored quote in text, source, date and link; an upload skips them',
    }),
    changed: z.int().min(0).meta({
      description: 'How many others change the stored quotes that their keys name',
    }),
    repeated: z.int().min(0).meta({
      description: 'How many others equal an earlier row of the file; an upload skips them, too',
    }),
    ...FILE_NOTES,
  })
  .meta({ id: 'ConflictCheck' });
export type ConflictCheck = z.infer<typeof ConflictCheck>;

export const UploadResult = z
  .object({
    ...said,
    message: z.string().meta({ description: 'What the upload has done, for people' }),
    created: z.int().min(0).meta({ description: 'How many quotes were added; may be 0' }),
    skipped: z.int().min(0).meta({
      description:
        'How many rows were not added since they equal, in text, source, date and link, a quote that was stored before, or an earlier row',
    }),
    changed: z.int().min(0).meta({
      description: 'How many stored quotes were changed by rows with their keys',
    }),
    deleted: z.int().min(0).meta({
      description: 'How many stored quotes were deleted, since the file replaces their dates',
    }),
    batch: BatchOfChange,
    warnings: z.array(DateCount).meta({
      description: 'Dates of the file that now have more than one quote, and how many',
    }),
    ...FILE_NOTES,
  })
  .meta({ id: 'UploadResult' });
export type UploadResult = z.infer<typeof UploadResult>;

export const Template = z.object({ url: z.string(), label: z.string() }).meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

const fileProblems = {
  ...adminProblems,
  // A request can also be wrong before it comes to its file.
  400: z.union([UploadProblem, Problem]),
} as const;

const askedRows = {
  error: refuse('not-row-numbers', { max: PREVIEW_ASKED_ROWS_MAX }),
};

/** Row numbers as they stand in an address: `12,40`. */
const AskedRows = z
  .string()
  .regex(/^[1-9]\d{0,6}(?:,[1-9]\d{0,6})*$/, askedRows)
  .transform((text) => text.split(',').map(Number))
  .refine((rows) => rows.length <= PREVIEW_ASKED_ROWS_MAX, askedRows);

export const quoteImportEndpoints = defineEndpoints({
  'POST /api/quotes/check-conflicts': {
    summary:
      'Which dates of a file are taken or stand in it more than once, and what is stored already',
    tag: 'Quote upload',
    access: 'admin',
    upload: true,
    responses: { 200: ConflictCheck, ...fileProblems },
  },
  'POST /api/quotes/upload': {
    summary: 'Add the quotes of a file that are not stored yet; none when a row is wrong',
    tag: 'Quote upload',
    access: 'admin',
    upload: true,
    responses: { 201: UploadResult, ...fileProblems },
  },
  'POST /api/quotes/preview': {
    summary: 'What an upload of a file would do, row by row; nothing is stored',
    tag: 'Quote upload',
    access: 'admin',
    upload: true,
    query: z.object({
      rows: AskedRows.optional().meta({
        description: 'Answers only these rows, whole: `12,40`',
      }),
    }),
    responses: { 200: Preview, ...fileProblems },
  },
  'GET /api/quotes/export': {
    summary: 'All quotes as a file that can be uploaded again',
    tag: 'Quote upload',
    access: 'admin',
    storable: true,
    query: z.object({ format: QuoteFileFormat.default('csv') }),
    responses: { 200: Download, 413: Problem, ...adminProblems },
  },
  'GET /api/templates': {
    summary: 'The files to fill in',
    tag: 'Quote upload',
    access: 'admin',
    storable: true,
    responses: { 200: z.array(Template), ...adminProblems },
  },
  'GET /api/templates/{file}': {
    summary: 'A file to fill in',
    tag: 'Quote upload',
    access: 'admin',
    storable: true,
    params: z.object({
      file: z.string().refine(isShowable, { error: refuse('not-shown', { field: 'fileName' }) }),
    }),
    responses: { 200: Download, ...adminProblems, 404: Problem },
  },
});
