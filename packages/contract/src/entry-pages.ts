import { z } from 'zod';
import { formatNumber } from './text/format-number.ts';

const PAGE_DEFAULT = 25;

/** How many entries to show, from 1 to `max`. */
export function entryLimit(max: number) {
  const error = `limit must be a whole number from 1 to ${formatNumber(max)}`;
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
    /** The `before` of the older ones; null when there are none. */
    next: z.int().nullable(),
  });
