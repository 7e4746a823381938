import { z } from 'zod';
import { adminProblems, defineEndpoints } from './endpoint.ts';
import { DateCount, Problem, UploadProblem } from './problem.ts';

/** The file endings that an upload may have, compared without regard to case. */
export const UPLOAD_EXTENSIONS = ['csv', 'xlsx', 'xls'] as const;
export const WRONG_EXTENSION = 'Only CSV, XLSX, or XLS files are allowed';

/** What is said of an accepted file beside its main result. */
const FileNotes = {
  /** Header names that mean nothing to the product. */
  ignoredColumns: z.array(z.string()),
  notes: z.array(z.string()),
};

export const ConflictCheck = z
  .object({
    hasConflicts: z.boolean(),
    conflicts: z.array(DateCount),
    internalDuplicates: z.array(DateCount),
    ...FileNotes,
  })
  .meta({ id: 'ConflictCheck' });
export type ConflictCheck = z.infer<typeof ConflictCheck>;

export const UploadResult = z
  .object({
    message: z.string(),
    created: z.int().min(0),
    skipped: z.int().min(0),
    warnings: z.array(DateCount),
    ...FileNotes,
  })
  .meta({ id: 'UploadResult' });
export type UploadResult = z.infer<typeof UploadResult>;

export const Template = z.object({ url: z.string(), label: z.string() }).meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

const fileProblems = { ...adminProblems, 400: UploadProblem, 413: Problem, 415: Problem } as const;

export const quoteUploadEndpoints = defineEndpoints({
  'POST /api/quotes/check-conflicts': {
    summary: 'Which dates of a file are taken, or stand in it more than once',
    tag: 'Quote upload',
    access: 'admin',
    upload: true,
    responses: { 200: ConflictCheck, ...fileProblems },
  },
  'POST /api/quotes/upload': {
    summary: 'Add all quotes of a file, or none',
    tag: 'Quote upload',
    access: 'admin',
    upload: true,
    responses: { 201: UploadResult, ...fileProblems },
  },
  'GET /api/templates': {
    summary: 'The files to fill in',
    tag: 'Quote upload',
    access: 'admin',
    responses: { 200: z.array(Template), ...adminProblems },
  },
});
