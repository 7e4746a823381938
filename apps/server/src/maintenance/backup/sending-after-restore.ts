import type { Clock } from '../../clock.ts';
import { civilDayIn } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { findInstallationValue } from '../../db/installation-values.ts';
import {
  listSetUpChannels,
  readSending,
  saveSending,
} from '../../features/sending/sending.repository.ts';
import { readStoredSettings } from '../../features/settings/settings.repository.ts';
import { EVERYTHING, markSentDay } from '../../outbox/sent-days.repository.ts';

/** What a database that is replaced knows of what was sent, and to whom nothing is sent any more. */
export interface ReplacedSending {
  readonly ended: readonly { readonly address_index: string; readonly ended_at: string }[];
  readonly sentDays: readonly { readonly what: string; readonly day: string }[];
  readonly isPaused: boolean;
  /** Tells by which key the addresses are found; null when none was sealed. */
  readonly sealingCheck: string | null;
}

/** @throws what the database throws when it cannot be read, or is of a version without it */
export async function readReplacedSending(db: Queries): Promise<ReplacedSending> {
  return {
    ended: await db.selectFrom('ended_subscriptions').selectAll().execute(),
    sentDays: await db.selectFrom('sent_days').selectAll().execute(),
    isPaused: (await readSending(db)).pausedAt !== null,
    sealingCheck: await findInstallationValue(db, 'sealing-check'),
  };
}

/** Whether a restored database has anything, or anybody, to send to. */
async function sendsAnything(db: Queries): Promise<boolean> {
  if ((await listSetUpChannels(db)).length > 0) return true;
  for (const table of ['letter_subscriptions', 'push_subscriptions'] as const) {
    if ((await db.selectFrom(table).select('id').executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Ends what has ended since the backup was made, unless it was begun again after that. */
async function takeOverEnded(db: Queries, { ended }: ReplacedSending): Promise<void> {
  for (const { address_index, ended_at } of ended) {
    const row = await db
      .selectFrom('letter_subscriptions')
      .select(['id', 'created_at', 'confirmed_at'])
      .where('address_index', '=', address_index)
      .executeTakeFirst();
    if (row !== undefined && (row.confirmed_at ?? row.created_at) > ended_at) continue;
    if (row !== undefined) {
      await db.deleteFrom('letter_subscriptions').where('id', '=', row.id).execute();
    }
    await db
      .deleteFrom('push_subscriptions')
      .where('endpoint_index', '=', address_index)
      .where('created_at', '<=', ended_at)
      .execute();
    await db
      .insertInto('ended_subscriptions')
      .values({ address_index, ended_at })
      .onConflict((conflict) => conflict.column('address_index').doUpdateSet({ ended_at }))
      .execute();
  }
}

/** Whether the ended subscriptions of the replaced database are found by the same key as those of the backup. */
const isSameKey = (before: string | null, restored: string | null): boolean =>
  before === null || restored === null || before === restored;

const PAUSED =
  'Nothing is sent until the Master Admin confirms it in the dashboard: who has ended letters since the backup was made could not be told.';

/**
 * Has a restored database send nothing twice, and nothing to who has ended it since: today counts as sent. What waited in
 * the outbox when the backup was made is not restored at all: see `tables-not-restored.ts`.
 *
 * @param replaced Null when the database before could not be read, or there was none: sending then pauses.
 * @returns what is to be said of it
 */
export async function settleSending(
  { writes }: Pick<Database, 'writes'>,
  replaced: ReplacedSending | null,
  clock: Pick<Clock, 'now' | 'epochMilliseconds'>,
): Promise<string[]> {
  return writes.transaction().execute(async (db) => {
    const { timeZone } = await readStoredSettings(db);
    await markSentDay(db, EVERYTHING, civilDayIn(timeZone, clock));
    for (const { what, day } of replaced?.sentDays ?? []) await markSentDay(db, what, day);
    if (replaced !== null) await takeOverEnded(db, replaced);
    const check = await findInstallationValue(db, 'sealing-check');
    const isKnown =
      replaced !== null && !replaced.isPaused && isSameKey(replaced.sealingCheck, check);
    if (isKnown || !(await sendsAnything(db))) return [];
    const now = clock.now();
    await saveSending(db, { ...(await readSending(db)), pausedAt: now }, now);
    return [PAUSED];
  });
}
