import {
  isWarning,
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventEntry,
  type SecurityEventQuery,
} from '@bahai-friends/contract';
import { type Selectable, sql } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';
import type { SecurityEventsTable } from '../../db/tables/accounts/security-events.table.ts';

/** Events of one kind, user and network within an hour, or those since they were last stored. */
export type CountedEvent = Omit<Selectable<SecurityEventsTable>, 'id'>;

/** The most rows of warnings in an hour; further users and networks share one row for each event. */
const WARNINGS_PER_HOUR = 20;
/** The number of rows kept; each new one beyond it removes the oldest. */
const SECURITY_EVENTS_KEPT = 100_000;

const WARNINGS = SECURITY_EVENTS.filter(isWarning);

async function add(db: Queries, event: CountedEvent): Promise<boolean> {
  const { count, last_at } = event;
  const known = await db
    .updateTable('security_events')
    .set(({ eb }) => ({ count: eb('count', '+', count), last_at }))
    .where('hour', '=', event.hour)
    .where('event', '=', event.event)
    .where('username', '=', event.username)
    .where('network', '=', event.network)
    .returning('id')
    .executeTakeFirst();
  return known !== undefined;
}

async function isHourFull(db: Queries, hour: string): Promise<boolean> {
  const { rows } = await db
    .selectFrom('security_events')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('hour', '=', hour)
    .where('event', 'in', WARNINGS)
    .where('network', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(rows) >= WARNINGS_PER_HOUR;
}

/** Counts an event, in a row of its own or, when there are many of its kind, in a common one. */
export async function storeEvent(db: Queries, event: CountedEvent): Promise<void> {
  if (await add(db, event)) return;
  if (isWarning(event.event) && event.network !== '' && (await isHourFull(db, event.hour))) {
    return storeEvent(db, { ...event, username: '', network: '' });
  }
  const { id } = await db
    .insertInto('security_events')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow();
  const lastToGo = id - SECURITY_EVENTS_KEPT;
  if (lastToGo > 0) await db.deleteFrom('security_events').where('id', '<=', lastToGo).execute();
}

/** Deletes events that last happened before an instant. */
export async function tidyEvents(db: Queries, before: string): Promise<void> {
  await deleteExpiredRows(db, 'security_events', ['id'], sql`last_at < ${before}`);
}

const toEntry = (row: Selectable<SecurityEventsTable>): SecurityEventEntry => ({
  id: row.id,
  event: row.event as SecurityEvent,
  username: row.username || null,
  network: row.network || null,
  count: row.count,
  firstAt: row.first_at,
  lastAt: row.last_at,
});

/** Which events to list by the time when they last happened. */
export interface EventsByTime {
  /** Only events of this user, by the name at the time. */
  readonly username?: string;
  /** The event to begin with, or the next older one. */
  readonly from?: Pick<SecurityEventEntry, 'id' | 'lastAt'>;
  readonly limit: number;
}

/** Events by the time when they last happened, newest first. */
export async function listEventsByTime(
  db: Queries,
  { username, from, limit }: EventsByTime,
): Promise<SecurityEventEntry[]> {
  let query = db
    .selectFrom('security_events')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (username !== undefined) query = query.where('username', '=', username);
  if (from !== undefined) {
    const { lastAt, id } = from;
    query = query.where(({ eb, and, or }) =>
      and([
        eb('last_at', '<=', lastAt),
        or([eb('last_at', '<', lastAt), eb('id', '<=', Math.min(id, ID_MAX))]),
      ]),
    );
  }
  return (await query.execute()).map(toEntry);
}

/** The latest events, newest first. */
export async function listEvents(
  db: Queries,
  { before, limit }: SecurityEventQuery,
): Promise<SecurityEventEntry[]> {
  let query = db.selectFrom('security_events').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined && before <= ID_MAX) query = query.where('id', '<', before);
  return (await query.execute()).map(toEntry);
}
