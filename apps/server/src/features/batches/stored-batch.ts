import type { Batch } from '@bahai-friends/contract';
import type { StoredBatch } from './batches.repository.ts';

/** The batch in a row, with the title of the gathering that it deleted. */
export const toBatch = (row: StoredBatch, title: string | null = null): Batch => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  by: row.actor_name,
  file: row.file,
  title,
  count: row.count,
  until: row.until,
  undone: row.undone_at !== null,
});
