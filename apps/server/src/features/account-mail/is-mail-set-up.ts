import type { Queries } from '../../db/database.ts';
import { linkableUrl } from '../../environment.ts';
import { hasMailAccount } from '../sending/sending.repository.ts';

/** Whether volunteers can be mailed: through an account, with links that lead to the site. */
export function createIsMailSetUp(
  environment: Parameters<typeof linkableUrl>[0],
): (db: Queries) => Promise<boolean> {
  const hasOwnAddress = linkableUrl(environment) !== null;
  return async (db) => hasOwnAddress && hasMailAccount(db);
}
