import type { Values } from '@bahai-friends/languages/en/problems/sentences';
import { z } from 'zod';
import { CivilDay } from './civil-day.ts';

/**
 * The code of a problem, which stays the same when its sentence is reworded. The API's description lists all codes; a
 * list here would be part of the browser's script.
 */
export const ProblemCode = z.string().meta({ id: 'ProblemCode' });

/** The values that a problem's sentence is made with. */
const ProblemValues: z.ZodType<Values> = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]),
  )
  .meta({
    id: 'ProblemValues',
    description:
      'Numbers, civil days (YYYY-MM-DD), texts as they were typed, and lists of them; `said` lists several problems, each with `code` and `values`',
  });

/** The parts of every problem and every issue: for programs, and for people in English. */
export const said = { code: ProblemCode, values: ProblemValues, message: z.string() };

/** One field that was refused, and the sentence that says what to change. */
const FieldIssue = z.object({ path: z.string(), ...said });

/** How many quotes (or rows of a file) stand on one date. */
export const DateCount = z.object({ date: CivilDay, count: z.int().min(1) });
export type DateCount = z.infer<typeof DateCount>;

/** The body of every error response. */
export const Problem = z
  .object({ ...said, issues: z.array(FieldIssue).optional() })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** 401: nobody is logged in; `accountDeleted` when somebody was whose account has been deleted since. */
export const UnauthenticatedProblem = Problem.extend({
  accountDeleted: z.literal(true).optional(),
}).meta({ id: 'UnauthenticatedProblem' });
export type UnauthenticatedProblem = z.infer<typeof UnauthenticatedProblem>;

/** 403: `reauthenticate` when the same call is allowed once the password has been entered again. */
export const ForbiddenProblem = Problem.extend({
  reauthenticate: z.literal(true).optional(),
}).meta({ id: 'ForbiddenProblem' });
export type ForbiddenProblem = z.infer<typeof ForbiddenProblem>;

/** 409 for a quote: the date is taken. */
export const QuoteConflict = z
  .object({ ...said, conflicts: z.array(DateCount) })
  .meta({ id: 'QuoteConflict' });
export type QuoteConflict = z.infer<typeof QuoteConflict>;

/** One problem of an uploaded file; `row` counts as a spreadsheet does, the header being row 1. */
export const RowIssue = z.object({
  row: z.int().min(1),
  column: z.string(),
  ...said,
});
export type RowIssue = z.infer<typeof RowIssue>;

/** Questions that a file leaves open and a recipe has to answer; they do not count as problems. */
export const NEEDS = [
  'sheet',
  'columns',
  'dateOrder',
  'encoding',
  /** Rows would change stored quotes, and there is no recipe: nobody has seen it yet. */
  'changes',
  /** Stored quotes were changed after the file was made, and the recipe does not say what to do. */
  'outdated',
] as const;
export const Need = z.enum(NEEDS);
export type Need = z.infer<typeof Need>;

/** The questions about a file that do not depend on stored quotes. */
export type FileNeed = Exclude<Need, 'changes' | 'outdated'>;

/**
 * 400 for an uploaded file: the first problems and how many there are in all, and what a recipe has to
 * say when the file leaves it open.
 */
export const UploadProblem = z
  .object({
    ...said,
    total: z.int().min(0),
    issues: z.array(RowIssue),
    needs: z.array(Need).optional(),
  })
  .meta({ id: 'UploadProblem' });
export type UploadProblem = z.infer<typeof UploadProblem>;
