import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';
import { SLICE_ROWS } from './slices.ts';
import type { Tables } from './tables/index.ts';

/**
 * Deletes the rows of a table that have expired, a slice at a time: other requests are answered in between.
 *
 * @param key The columns that tell its rows apart.
 * @param isExpired The condition that such a row fulfils.
 * @example
 * await deleteExpiredRows(db, 'sessions', ['token_hash'], sql`expires_at <= ${now}`);
 */
export async function deleteExpiredRows<Table extends keyof Tables>(
  db: Queries,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  isExpired: RawBuilder<unknown>,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  // PostgreSQL checks the outer condition again when another transaction has just changed a row.
  const deletion = sql`
    delete from ${sql.table(table)} where (${isExpired}) and (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${isExpired} limit ${sql.lit(SLICE_ROWS)}
    )`;
  const deletesWholeSlice = async () =>
    (await deletion.execute(db)).numAffectedRows === BigInt(SLICE_ROWS);
  while (await deletesWholeSlice()) await setImmediate();
}
