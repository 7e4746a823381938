import { z } from 'zod';
import { adminProblems, Download, defineEndpoints } from '../endpoint.ts';
import { DateCount, Problem, UploadProblem } from '../problem.ts';
import { isShowable, notShowable } from '../text/human-text.ts';
import { PREVIEW_ASKED_ROWS_MAX, Preview } from './preview.ts';
import { QuoteFileFormat } from './quote-file.ts';

/** What is said of an accepted file beside its main result. */
const FileNotes = {
  /** Header names that mean nothing to the product. */
  ignoredColumns: z.array(z.string()),
  notes: z.array(z.string()),
};

export const ConflictCheck = z
  .object({
    hasConflicts: z.boolean().meta({
      description: 'Whether `conflicts` or `internalDuplicates` has a date',
    }),
    conflicts: z.array(DateCount).meta({
      description: 'Dates of the file that have quotes already, equal ones too, and how many',
    }),
    internalDuplicates: z.array(DateCount).meta({
      description: 'Dates that the file has more than once, and on how many of its rows',
    }),
    rows: z.int().min(1).meta({ description: 'How many quotes the file holds' }),
    same: z.int().min(0).meta({
      description:
        'How many of them equal a stored quote in text, source, date and link; an upload skips them',
    }),
    repeated: z.int().min(0).meta({
      description: 'How many others equal an earlier row of the file; an upload skips them, too',
    }),
    ...FileNotes,
  })
  .meta({ id: 'ConflictCheck' });
export type ConflictCheck = z.infer<typeof ConflictCheck>;

export const UploadResult = z
  .object({
    message: z.string().meta({ description: 'What the upload has done, for people' }),
    created: z.int().min(0).meta({ description: 'How many quotes were added; may be 0' }),
    skipped: z.int().min(0).meta({
      description:
        'How many rows were not added since they equal, in text, source, date and link, a quote that was stored before, or an earlier row',
    }),
    warnings: z.array(DateCount).meta({
      description: 'Dates of the file that now have more than one quote, and how many',
    }),
    ...FileNotes,
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
  error: `rows must be 1 to ${PREVIEW_ASKED_ROWS_MAX} row numbers, separated by commas`,
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
    query: z.object({ format: QuoteFileFormat.default('csv') }),
    responses: { 200: Download, ...adminProblems },
  },
  'GET /api/templates': {
    summary: 'The files to fill in',
    tag: 'Quote upload',
    access: 'admin',
    responses: { 200: z.array(Template), ...adminProblems },
  },
  'GET /api/templates/{file}': {
    summary: 'A file to fill in',
    tag: 'Quote upload',
    access: 'admin',
    params: z.object({
      file: z.string().refine(isShowable, { error: notShowable('The file name') }),
    }),
    responses: { 200: Download, ...adminProblems, 404: Problem },
  },
});
