import { OriginalQuote, Translation } from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { toQuote } from '../../db/quote-rows.ts';
import type { QuotesTable } from '../../db/tables/content/quotes.table.ts';

/**
 * The form of new snapshots; the first had no translations, as quotes had none then. A later form gets the next
 * number, and `readSnapshot` has to go on reading this one.
 */
const FORM = 2;

/**
 * A stored quote in a snapshot: all fields but the id, so that a new field cannot be forgotten. Earlier versions
 * accepted values that the rules now refuse; these are restored, too.
 */
const KeptQuote = OriginalQuote.omit({ id: true }).extend({
  displayDate: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  translations: z.array(Translation),
});
export type KeptQuote = z.infer<typeof KeptQuote>;

/** The values for fields that quotes did not have when a snapshot was written: null, where the field can be empty. */
const NO_VALUES = Object.fromEntries(Object.keys(KeptQuote.shape).map((field) => [field, null]));

const quote = z.record(z.string(), z.unknown());
const Snapshot = z.discriminatedUnion('v', [
  z
    .object({ v: z.literal(1), quote })
    .transform((first) => ({ ...first, quote: { ...first.quote, translations: [] } })),
  z.object({ v: z.literal(FORM), quote }),
]);

/** A quote as it is now, as JSON: what an undo brings back. */
export function writeSnapshot(
  row: Selectable<QuotesTable>,
  translations: readonly Translation[] = [],
): string {
  const { id: _id, ...original } = toQuote(row);
  const quote = { ...original, translations };
  return JSON.stringify({ v: FORM, quote } satisfies z.input<typeof Snapshot>);
}

/** @throws SyntaxError or ZodError when no version of the program has written it. */
export function readSnapshot(json: string): KeptQuote {
  const { quote } = Snapshot.parse(JSON.parse(json));
  return KeptQuote.parse({ ...NO_VALUES, ...quote });
}
