import type { Queries } from '../../db/database.ts';

/** A test without a result. */
export interface OpenTest {
  readonly id: number;
  readonly channel: string;
  readonly recipient: string | null;
}

/** Asks for a test. @returns its id */
export async function insertTest(
  db: Queries,
  test: Omit<OpenTest, 'id'>,
  askedAt: string,
): Promise<number> {
  const { id } = await db
    .insertInto('sending_tests')
    .values({ ...test, asked_at: askedAt, is_ok: null, said: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The result of a test; null as long as there is none. */
export async function findAnswer(
  db: Queries,
  id: number,
): Promise<{ readonly ok: boolean; readonly said: string } | null> {
  const row = await db
    .selectFrom('sending_tests')
    .select(['is_ok', 'said'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.is_ok === null || row.said === null
    ? null
    : { ok: row.is_ok === 1, said: row.said };
}

/** Deletes a test, and old ones whose caller has stopped waiting. */
export async function deleteTests(db: Queries, id: number, askedBefore: string): Promise<void> {
  await db
    .deleteFrom('sending_tests')
    .where((row) => row.or([row('id', '=', id), row('asked_at', '<', askedBefore)]))
    .execute();
}

/** What a test has said while a sender runs it. */
const NOTHING_YET = '';

/** Tests that were asked for lately and that no sender has taken. */
export const listOpenTests = (db: Queries, askedAfter: string): Promise<OpenTest[]> =>
  db
    .selectFrom('sending_tests')
    .select(['id', 'channel', 'recipient'])
    .where('said', 'is', null)
    .where('asked_at', '>=', askedAfter)
    .orderBy('id')
    .execute();

/** Takes a test. @returns false when another sender has taken it meanwhile */
export async function takeTest(db: Queries, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sending_tests')
    .set({ said: NOTHING_YET })
    .where('id', '=', id)
    .where('said', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the result of a test. */
export async function answerTest(
  db: Queries,
  id: number,
  { ok, said }: { readonly ok: boolean; readonly said: string },
): Promise<void> {
  await db
    .updateTable('sending_tests')
    .set({ is_ok: ok ? 1 : 0, said })
    .where('id', '=', id)
    .execute();
}

/** When a sender last reported; null when none has. */
export async function findSenderSeen(db: Queries): Promise<string | null> {
  const row = await db
    .selectFrom('senders')
    .select((part) => part.fn.max('seen_at').as('seen_at'))
    .executeTakeFirst();
  return row?.seen_at ?? null;
}

/** Stores that a sender is running. */
export async function saveSenderSeen(db: Queries, id: string, at: string): Promise<void> {
  await db
    .insertInto('senders')
    .values({ id, seen_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
    .execute();
}

/** Deletes the record of a sender, and of those that have not reported for long. */
export async function deleteSenders(db: Queries, id: string, seenBefore: string): Promise<void> {
  await db
    .deleteFrom('senders')
    .where((row) => row.or([row('id', '=', id), row('seen_at', '<', seenBefore)]))
    .execute();
}
