import type { Queries } from '../../../db/database.ts';
import type { OpenBatch } from '../../batches/batch-recorder.ts';
import { type Addition, deleteQuotes, insertQuotes } from '../../quotes/quotes.repository.ts';
import { updateQuotes } from '../../quotes/stored-quotes.repository.ts';
import type { UploadPlan } from '../plan/plan-upload.ts';
import type { StoredComparison } from './compare-with-stored.ts';

/**
 * Carries out the plan and records it, so that it can be undone, without keeping other requests waiting.
 *
 * @param transaction The transaction in which the plan was made, with the table of quotes locked.
 * @param addition Who makes the upload, and when.
 * @returns The id of the batch; null when there was nothing to do.
 */
export async function applyPlan(
  transaction: Queries,
  batch: OpenBatch,
  { rows }: StoredComparison,
  { outcomes, changes, deleted }: UploadPlan,
  addition: Addition,
): Promise<number | null> {
  const changed = [...changes].flatMap(([id, index]) => {
    const quote = rows[index]?.quote;
    return quote ? [{ id, quote }] : [];
  });
  const added = rows.flatMap(({ quote }, index) => (outcomes[index] === 'added' ? [quote] : []));
  // Everything is recorded before any date is given away.
  await batch.storeBefore('deleted', [...deleted]);
  await batch.storeBefore('changed', [...changes.keys()]);
  await deleteQuotes(transaction, [...deleted]);
  await updateQuotes(transaction, changed, addition.at);
  await batch.added(await insertQuotes(transaction, added, addition));
  return batch.close();
}
