import type { Queries } from '../../db/database.ts';
import { linkableUrl } from '../../environment.ts';
import { hasMailAccount } from '../sending/sending.repository.ts';

/** Whether mail can be sent to volunteers: there is an account, and the site has an address for links. */
export function createIsMailSetUp(
  environment: Parameters<typeof linkableUrl>[0],
): (db: Queries) => Promise<boolean> {
  const hasOwnAddress = linkableUrl(environment) !== null;
  return async (db) => hasOwnAddress && hasMailAccount(db);
}
