import type { Batch } from '@bahai-friends/contract';
import type { StoredBatch } from './batches.repository.ts';

/** The batch in a row. */
export const toBatch = (row: StoredBatch): Batch => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  by: row.actor_name,
  file: row.file,
  count: row.count,
  until: row.until,
  undone: row.undone_at !== null,
});
