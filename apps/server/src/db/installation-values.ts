import { randomBytes, randomUUID } from 'node:crypto';
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

/** A value that is made once, and is the same on every instance from then on. */
async function madeOnce(
  db: Queries,
  key: InstallationTable['key'],
  candidate: string,
): Promise<string> {
  await insertInstallationValue(db, key, candidate);
  const value = await findInstallationValue(db, key);
  if (value === null) throw new Error(`The installation has no ${key}, though one was stored`);
  return value;
}

/** A secret, so that what it signs holds on every instance. */
const secret = (db: Queries, key: 'csrf-key' | 'export-key'): Promise<string> =>
  madeOnce(db, key, randomBytes(32).toString('base64url'));

/** A UUID that tells what this installation publishes from what others do; everybody may know it. */
export const publicId = (db: Queries): Promise<string> => madeOnce(db, 'public-id', randomUUID());

/** The key that signs CSRF tokens. */
export const csrfKey = (db: Queries): Promise<string> => secret(db, 'csrf-key');

/** The key that signs the keys of exported quotes. */
export const exportKey = (db: Queries): Promise<string> => secret(db, 'export-key');

/** The same, but null when there was no export yet. */
export const findExportKey = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'export-key');
