import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type {
  AccountEmailsTable,
  EmailState,
} from '../../db/tables/accounts/account-emails.table.ts';

export type AccountEmailRow = Selectable<AccountEmailsTable>;

/** A user's address in a state of which there is one at most. */
export const findEmail = (
  db: Queries,
  userId: number,
  state: Exclude<EmailState, 'former'>,
): Promise<AccountEmailRow | undefined> =>
  db
    .selectFrom('account_emails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', state)
    .executeTakeFirst();

/** An address with its present owner. */
export const findEmailById = (db: Queries, id: number) =>
  db
    .selectFrom('account_emails')
    .innerJoin('users', 'users.id', 'account_emails.user_id')
    .selectAll('account_emails')
    .select(['users.username', 'users.password_hash', 'users.language'])
    .where('account_emails.id', '=', id)
    .executeTakeFirst();

/** The confirmed addresses of all users, with their names. */
export const listConfirmed = (db: Queries) =>
  db
    .selectFrom('account_emails')
    .innerJoin('users', 'users.id', 'account_emails.user_id')
    .select(['account_emails.id', 'account_emails.since', 'users.username'])
    .where('state', '=', 'confirmed')
    .execute();

/** The ids of all addresses that count no more. */
export async function listFormer(db: Queries): Promise<number[]> {
  const rows = await db
    .selectFrom('account_emails')
    .select('id')
    .where('state', '=', 'former')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores an address that waits to be confirmed, in place of another one. */
export async function saveGiven(
  db: Queries,
  userId: number,
  address: string,
  now: string,
): Promise<number> {
  await db
    .deleteFrom('account_emails')
    .where('user_id', '=', userId)
    .where('state', '=', 'given')
    .execute();
  const { id } = await db
    .insertInto('account_emails')
    .values({ user_id: userId, address, state: 'given', since: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeState(
  db: Queries,
  id: number,
  state: EmailState,
  now: string,
): Promise<void> {
  await db.updateTable('account_emails').set({ state, since: now }).where('id', '=', id).execute();
  // Links that were mailed to it belong to its former state.
  await db.deleteFrom('account_links').where('email_id', '=', id).execute();
}

/** Deletes an address in some state, with the links that were mailed to it. */
export async function deleteEmail(db: Queries, id: number, state: EmailState): Promise<void> {
  await db.deleteFrom('account_emails').where('id', '=', id).where('state', '=', state).execute();
}

/** Deletes addresses that have been in a state since before an instant. */
export const deleteEmails = (db: Queries, state: EmailState, before: string): Promise<void> =>
  deleteExpiredRows(db, 'account_emails', ['id'], sql`state = ${state} and since <= ${before}`);
