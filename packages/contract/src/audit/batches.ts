import { z } from 'zod';
import { adminProblems, defineEndpoints, IdParams } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

/** The ways to change many quotes at once. */
export const QUOTE_BATCH_KINDS = ['upload', 'bulk deletion', 'schedule'] as const;
type QuoteBatchKind = (typeof QUOTE_BATCH_KINDS)[number];

/** What can be undone as a whole: a deleted gathering, too, comes back with all that belongs to it. */
export const BATCH_KINDS = [...QUOTE_BATCH_KINDS, 'gathering deletion'] as const;
export const BatchKind = z.enum(BATCH_KINDS);
export type BatchKind = z.infer<typeof BatchKind>;

/** Days for which a batch can be undone. */
export const BATCH_DAYS = 30;

/** Quotes that were changed together, or a gathering that was deleted: the change can be undone as a whole. */
export const Batch = z
  .object({
    id: z.int(),
    kind: BatchKind,
    at: z.iso.datetime(),
    by: z.string().meta({ description: 'Who made it, as they were named then' }),
    file: z.string().nullable().meta({ description: 'The name of the uploaded file' }),
    title: z
      .string()
      .nullable()
      .meta({ description: 'What the deleted gathering was called; null for quotes' }),
    count: z
      .int()
      .min(1)
      .meta({ description: 'How many quotes it added, changed or deleted; 1 for a gathering' }),
    until: z.iso.datetime().meta({ description: 'Until when it can be undone' }),
    undone: z.boolean(),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof Batch>;

/** A batch of quotes. */
export type QuoteBatch = Batch & { readonly kind: QuoteBatchKind };

export const isQuoteBatch = (batch: Batch): batch is QuoteBatch =>
  QUOTE_BATCH_KINDS.some((kind) => kind === batch.kind);

export const UndoResult = z
  .object({
    deleted: z.int().min(0).meta({ description: 'Quotes that the batch had added' }),
    restored: z.int().min(0).meta({
      description:
        'Quotes that the batch had deleted, changed or moved to another date; 1 for a gathering',
    }),
    kept: z.int().min(0).meta({
      description:
        'Quotes left as they are: changed since by somebody, or their date was taken meanwhile',
    }),
  })
  .meta({ id: 'UndoResult' });
export type UndoResult = z.infer<typeof UndoResult>;

export const batchEndpoints = defineEndpoints({
  'GET /api/batches': {
    summary:
      'Uploads, bulk deletions, schedules and deletions of gatherings of the last 30 days, newest first',
    tag: 'Undo',
    access: 'admin',
    responses: { 200: z.array(Batch), ...adminProblems },
  },
  'GET /api/batches/{id}/quotes': {
    summary: 'Which of the quotes that a batch added or changed there are',
    tag: 'Undo',
    access: 'admin',
    params: IdParams,
    responses: {
      200: z.object({ ids: z.array(z.int()).meta({ description: 'In ascending order' }) }),
      ...adminProblems,
      404: Problem,
    },
  },
  'POST /api/batches/{id}/undo': {
    summary: 'Undo a batch: once, for 30 days; what was changed since stays as it is',
    tag: 'Undo',
    access: 'admin',
    params: IdParams,
    responses: { 200: UndoResult, ...adminProblems, 404: Problem, 409: Problem },
  },
});
