import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { AccountLinksTable } from '../../db/tables/accounts/account-emails.table.ts';

export type LinkPurpose = AccountLinksTable['purpose'];

export async function insertLink(db: Queries, link: Insertable<AccountLinksTable>): Promise<void> {
  await db.insertInto('account_links').values(link).execute();
}

/** The link of a token, with the address that it was mailed to and its present owner. */
export const findLink = (db: Queries, tokenHash: string, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .innerJoin('account_emails', 'account_emails.id', 'account_links.email_id')
    .innerJoin('users', 'users.id', 'account_emails.user_id')
    .selectAll('account_links')
    .select(['account_emails.user_id', 'account_emails.state'])
    .select(['users.username', 'users.password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Deletes all links that were mailed to an address. */
export async function deleteLinksTo(db: Queries, emailId: number): Promise<void> {
  await db.deleteFrom('account_links').where('email_id', '=', emailId).execute();
}

/** Deletes links that have expired. */
export const deletePastLinks = (db: Queries, now: string): Promise<void> =>
  deleteExpiredRows(db, 'account_links', ['token_hash'], sql`expires_at <= ${now}`);

export async function deleteAllLinks(db: Queries): Promise<void> {
  await db.deleteFrom('account_links').execute();
}
