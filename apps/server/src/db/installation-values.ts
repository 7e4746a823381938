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

/** The key that signs CSRF tokens: made once, so that tokens hold on every instance. */
export async function csrfKey(db: Queries): Promise<string> {
  await insertInstallationValue(db, 'csrf-key', randomBytes(32).toString('base64url'));
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'csrf-key')
    .executeTakeFirstOrThrow();
  return value;
}
