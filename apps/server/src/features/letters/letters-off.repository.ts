import type { Queries } from '../../db/database.ts';
import { findInstallationValue, setInstallationValue } from '../../db/installation-values.ts';

/** Since when the letters are off after they were on; null when they never were, or are. */
export const lettersOffSince = (db: Queries): Promise<string | null> =>
  findInstallationValue(db, 'letters-off-since');

/** Notes that letters are off since an instant, or on. */
export async function noteLettersOff(db: Queries, since: string | null): Promise<void> {
  if (since !== null) return setInstallationValue(db, 'letters-off-since', since);
  await db.deleteFrom('installation').where('key', '=', 'letters-off-since').execute();
}
