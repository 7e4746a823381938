import { z } from 'zod';
import { refuse } from './say-rule.ts';

const PAGE_DEFAULT = 25;

/** How many entries to show, from 1 to `max`. */
export function entryLimit(max: number) {
  const error = refuse('not-whole-between', { field: 'limit', min: 1, max });
  return z
    .string({ error })
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.int().min(1, { error }).max(max, { error }))
    .default(PAGE_DEFAULT);
}

/** Entries, the newest first, as far as a page goes. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    entries: z.array(entry),
    /** The value of `before` for the page of older ones; null when there are none. */
    next: z.int().nullable(),
  });
