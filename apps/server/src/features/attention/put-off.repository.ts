import type { AttentionKind } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';

/** The kinds that a volunteer has put off, and whose time has not passed. @param now Instant, as a `Clock` gives it. */
export async function listPutOff(db: Queries, userId: number, now: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attention_put_off')
    .select('kind')
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Puts a kind off, or extends it. @param until Instant. */
export async function putOff(
  db: Queries,
  userId: number,
  kind: AttentionKind,
  until: string,
): Promise<void> {
  await db
    .insertInto('attention_put_off')
    .values({ user_id: userId, kind, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ until }))
    .execute();
}
