import { z } from 'zod';
import { adminProblems, Download, defineEndpoints } from './endpoint.ts';
import { DateCount, Problem, UploadProblem } from './problem.ts';
import { isShowable, notShowable } from './text/human-text.ts';

/** The file endings that an upload may have, compared without regard to case. */
export const QUOTE_FILE_FORMATS = ['csv', 'xlsx', 'xls'] as const;
export const QuoteFileFormat = z.enum(QUOTE_FILE_FORMATS);
export type QuoteFileFormat = z.infer<typeof QuoteFileFormat>;

export const NO_FILE = 'Please select a file first';
export const WRONG_FILE_NAME =
  'The name of the file contains characters that cannot be shown. Please rename the file';
export const WRONG_EXTENSION = 'Only CSV, XLSX, or XLS files are allowed';

/** What the ending of a file's name says that it is; null when it may not be uploaded. */
export function quoteFileFormat(name: string): QuoteFileFormat | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return QUOTE_FILE_FORMATS.find((format) => format === ending) ?? null;
}

/** The columns of a file of quotes; the first two must be there. */
export const QUOTE_COLUMNS = ['text', 'source', 'displayDate', 'referenceUrl'] as const;
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

/** Problems of a file that a response lists; their total is told besides. */
export const LISTED_ISSUES_MAX = 100;

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
        'How many rows were not added since they equal a quote, in text, source, date and link, that was stored before',
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

export const quoteUploadEndpoints = defineEndpoints({
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
