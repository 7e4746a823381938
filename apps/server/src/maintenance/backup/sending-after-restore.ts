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

/** What a replaced database stores about sending: what was sent, and who gets nothing any more. */
export interface ReplacedSending {
  readonly ended: readonly { readonly address_index: string; readonly ended_at: string }[];
  readonly sentDays: readonly { readonly what: string; readonly day: string }[];
  readonly isPaused: boolean;
  /** The check value of the key for blind indexes of addresses; null when nothing was sealed. */
  readonly sealingCheck: string | null;
}

/** @throws the database's error when it cannot be read, or is of a version without these tables */
export async function readReplacedSending(db: Queries): Promise<ReplacedSending> {
  return {
    ended: await db.selectFrom('ended_subscriptions').selectAll().execute(),
    sentDays: await db.selectFrom('sent_days').selectAll().execute(),
    isPaused: (await readSending(db)).pausedAt !== null,
    sealingCheck: await findInstallationValue(db, 'sealing-check'),
  };
}

/** Whether a restored database would send anything to anybody. */
async function sendsAnything(db: Queries): Promise<boolean> {
  if ((await listSetUpChannels(db)).length > 0) return true;
  for (const table of ['letter_subscriptions', 'push_subscriptions'] as const) {
    if ((await db.selectFrom(table).select('id').executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Ends the subscriptions that have ended since the backup was made, except those that were begun again after that. */
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

/**
 * Whether both databases have the same key for blind indexes, so that ended subscriptions of the replaced one can be
 * found in the backup.
 */
const isSameKey = (before: string | null, restored: string | null): boolean =>
  before === null || restored === null || before === restored;

const PAUSED =
  'Nothing is sent until the Master Admin confirms it in the dashboard: who has ended letters since the backup was made could not be told.';

/**
 * Prepares a restored database so that it sends nothing twice, and nothing to people who have ended their letters
 * since: today counts as sent. The outbox of the backup is not restored at all: see `tables-not-restored.ts`.
 *
 * @param replaced Null when the database before could not be read, or there was none: sending then pauses.
 * @returns notes about it
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
