import { sql } from 'kysely';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Queries } from '../db/database.ts';
import {
  findInstallationValue,
  insertInstallationValue,
  setInstallationValue,
} from '../db/installation-values.ts';
import { SLICE_ROWS } from '../db/slices.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

/** A sealed text, and the key of its row. */
export interface SealedRow {
  readonly key: string | number;
  readonly sealed: string;
}

/** The check value of the key that the database's rows were sealed with; null before anything was sealed. */
export const findCheckValue = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'sealing-check');

const selectCheckValueAndFormerKeys = compiledOnce((db) =>
  db
    .selectFrom('installation')
    .select(['key', 'value'])
    .where('key', 'in', ['sealing-check', 'former-index-keys']),
);

/** The same with the sealed keys of blind indexes from before the key was replaced. */
export async function findCheckValueAndFormerKeys(
  db: Queries,
): Promise<{ readonly checkValue: string | null; readonly former: string | null }> {
  const rows = await selectCheckValueAndFormerKeys(db, {});
  const found = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return {
    checkValue: found['sealing-check'] ?? null,
    former: found['former-index-keys'] ?? null,
  };
}

/** Stores the check value unless there is one. */
export const insertCheckValue = (db: Queries, value: string): Promise<boolean> =>
  insertInstallationValue(db, 'sealing-check', value);

/** Replaces the check value. */
export const replaceCheckValue = (db: Queries, value: string): Promise<void> =>
  setInstallationValue(db, 'sealing-check', value);

/** The sealed keys of blind indexes from before the key was replaced. */
export const findFormerIndexKeys = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'former-index-keys');

/** Stores these keys, and when the sealing key was replaced. */
export async function saveFormerIndexKeys(db: Queries, keys: string, at: string): Promise<void> {
  await setInstallationValue(db, 'former-index-keys', keys);
  await setInstallationValue(db, 'sealed-anew-at', at);
}

/** When the sealing key was last replaced; null when it never was, or when no former key is needed. */
export const findSealedAnewAt = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'sealed-anew-at');

/** Deletes these keys. */
export async function deleteFormerIndexKeys(db: Queries): Promise<void> {
  await db
    .deleteFrom('installation')
    .where('key', 'in', ['former-index-keys', 'sealed-anew-at'])
    .execute();
}

/** Stores a text sealed anew, with its blind index where the column has one. */
export async function replaceSealedText(
  db: Queries,
  { table, column, key, index }: SealedColumn,
  row: SealedRow,
  next: { readonly sealed: string; readonly blindIndex: string },
): Promise<void> {
  const indexed = index === undefined ? sql`` : sql`, ${sql.ref(index)} = ${next.blindIndex}`;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next.sealed} ${indexed}
    where ${sql.ref(key)} = ${row.key}`.execute(db);
}

/** The first rows of a column after a key, in the order of their keys. */
export async function listSealedRows(
  db: Queries,
  { table, column, key }: SealedColumn,
  after: SealedRow | undefined,
): Promise<readonly SealedRow[]> {
  const later = after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after.key}`;
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)} as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null ${later}
    order by ${sql.ref(key)} limit ${sql.lit(SLICE_ROWS)}`.execute(db);
  return rows;
}

/** Deletes rows whose sealed text has not changed. */
export async function deleteSealedRows(
  db: Queries,
  { table, column, key }: SealedColumn,
  rows: readonly SealedRow[],
): Promise<void> {
  for (const row of rows) {
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(key)} = ${row.key} and ${sql.ref(column)} = ${row.sealed}`.execute(db);
  }
}

/** How many rows are sealed. */
export async function countSealedRows(db: Queries): Promise<number> {
  let count = 0;
  for (const { table, column } of SEALED_COLUMNS) {
    const { rows } = await sql<{ count: string | number }>`
      select count(${sql.ref(column)}) as count from ${sql.table(table)}`.execute(db);
    count += Number(rows[0]?.count);
  }
  return count;
}
