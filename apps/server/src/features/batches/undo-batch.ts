import { setImmediate } from 'node:timers/promises';
import type { UndoResult } from '@bahai-friends/contract';
import type { Dialect, Queries } from '../../db/database.ts';
import { quotesThatStay } from './quotes-that-stay.ts';
import {
  deleteAdded,
  type PresentQuote,
  presentQuotes,
  restoreDays,
  restoreDeleted,
  restoreFormer,
  takersOf,
} from './undo.repository.ts';

/** Deletes the quotes that a batch added, except those that were changed since. */
async function undoAdded(db: Queries, batchId: number): Promise<{ deleted: number; kept: number }> {
  let [deleted, kept] = [0, 0];
  for await (const slice of presentQuotes(db, batchId, 'added')) {
    const unchanged = slice.filter(({ isUnchanged }) => isUnchanged).map(({ id }) => id);
    await deleteAdded(db, unchanged);
    deleted += unchanged.length;
    kept += slice.length - unchanged.length;
  }
  return { deleted, kept };
}

/** Restores the former values of quotes, except where the quote was changed or its former date was taken. */
async function undoChanged(
  db: Queries,
  batchId: number,
  now: string,
): Promise<{ restored: number; kept: number }> {
  const present: PresentQuote[] = [];
  for await (const slice of presentQuotes(db, batchId, 'changed')) {
    for (const quote of slice) present.push(quote);
  }
  const unchanged = present.filter(({ isUnchanged }) => isUnchanged);
  const moves = unchanged.filter(({ former, date }) => former !== date);
  const formerDates = new Set(moves.map(({ former }) => former).filter((date) => date !== null));
  const staying = quotesThatStay(moves, await takersOf(db, batchId, [...formerDates]));
  const back = unchanged.map(({ id }) => id).filter((id) => !staying.has(id));
  await restoreFormer(db, batchId, back, now);
  return { restored: back.length, kept: present.length - back.length };
}

/**
 * Undoes what is left of a batch. The order matters: a date is free again when the quote that got it is deleted or
 * moved back. Each step reads everything that was recorded, so other requests are answered between the steps, and
 * before the commit, which takes longest.
 *
 * @param db The transaction, with the table of quotes locked.
 * @param now Instant, as a `Clock` gives it.
 */
export async function undoBatch(
  db: Queries,
  dialect: Dialect,
  batchId: number,
  now: string,
): Promise<UndoResult> {
  const added = await undoAdded(db, batchId);
  await setImmediate();
  const changed = await undoChanged(db, batchId, now);
  await setImmediate();
  const deleted = await restoreDeleted(db, dialect, batchId);
  await setImmediate();
  await restoreDays(db, batchId);
  await setImmediate();
  return {
    deleted: added.deleted,
    restored: changed.restored + deleted.restored,
    kept: added.kept + changed.kept + deleted.kept,
  };
}
