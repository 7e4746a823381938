import { randomBytes, randomUUID } from 'node:crypto';
import type { Queries } from './database.ts';
import type { InstallationTable } from './tables/site/installation.table.ts';

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

/** Stores a value in place of the one that is there. */
export async function setInstallationValue(
  db: Queries,
  key: InstallationTable['key'],
  value: string,
): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
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

/**
 * Stores a value unless one is stored already, and returns the stored one, which is the same on every instance from
 * then on.
 */
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

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Makes a secret once, so that its signatures are valid on every instance. */
const secret = (
  db: Queries,
  key: 'csrf-key' | 'export-key' | 'factor-key' | 'form-key',
): Promise<string> => madeOnce(db, key, newSecret());

/** A UUID that identifies what this installation publishes; everybody may know it. */
export const publicId = (db: Queries): Promise<string> => madeOnce(db, 'public-id', randomUUID());

/** The key that signs CSRF tokens, and from which the one of cookies is derived. */
export const csrfKey = (db: Queries): Promise<string> => secret(db, 'csrf-key');

/** The key that signs the stamps of public forms. */
export const formKey = (db: Queries): Promise<string> => secret(db, 'form-key');

/** Replaces the key that signs CSRF tokens. */
export async function replaceCsrfKey(db: Queries): Promise<void> {
  const value = newSecret();
  await db
    .insertInto('installation')
    .values({ key: 'csrf-key', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The key that signs the keys of exported quotes. */
export const exportKey = (db: Queries): Promise<string> => secret(db, 'export-key');

/**
 * The key of second factors: it encrypts the secrets of authenticator apps and makes the ids by which
 * passkeys know accounts. It is not the one of tokens and cookies, since that may be replaced.
 */
export const factorKey = (db: Queries): Promise<string> => secret(db, 'factor-key');

/** The same, but null when nobody has a second factor yet. */
export const findFactorKey = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'factor-key');

/** The key that signs the keys of exported quotes, or null when nothing was exported yet. */
export const findExportKey = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'export-key');
