import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';
import type { InstallationTable } from './tables/installation.table.ts';

/** Stores a value unless there is one; true when it was stored by this call. */
export async function insertInstallationValue(
  db: Queries,
  key: InstallationTable['key'],
  value: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return inserted.length > 0;
}

/** A value, or null when there is none. */
export async function findInstallationValue(
  db: Queries,
  key: InstallationTable['key'],
): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** A secret that is made once, so that what it signs holds on every instance. */
async function secret(db: Queries, key: 'csrf-key' | 'export-key'): Promise<string> {
  await insertInstallationValue(db, key, randomBytes(32).toString('base64url'));
  const value = await findInstallationValue(db, key);
  if (value === null) throw new Error(`The installation has no ${key}, though one was stored`);
  return value;
}

/** The key that signs CSRF tokens. */
export const csrfKey = (db: Queries): Promise<string> => secret(db, 'csrf-key');

/** The key that signs the keys of exported quotes. */
export const exportKey = (db: Queries): Promise<string> => secret(db, 'export-key');

/** The same, but null when there was no export yet. */
export const findExportKey = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'export-key');
