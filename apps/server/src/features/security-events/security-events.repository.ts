import {
  isWarning,
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventEntry,
  type SecurityEventQuery,
} from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import { ID_MAX, type Queries } from '../../db/database.ts';
import type { SecurityEventsTable } from '../../db/tables/security-events.table.ts';

/** The same event of one user and network within an hour, or what came since it was last stored. */
export type CountedEvent = Omit<Selectable<SecurityEventsTable>, 'id'>;

/** So many rows of warnings an hour; further users and networks share one row for each event. */
export const WARNINGS_PER_HOUR = 20;
/** So many rows are kept; an older one goes when a new one comes. */
export const SECURITY_EVENTS_KEPT = 100_000;

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

/** Counts an event, in a row of its own or, where there are many of its kind, in one for all of them. */
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

/** Deletes what happened last before an instant. */
export async function tidyEvents(db: Queries, before: string): Promise<void> {
  await db.deleteFrom('security_events').where('last_at', '<', before).execute();
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

/** The latest events, newest first. */
export async function listEvents(
  db: Queries,
  { before, limit }: SecurityEventQuery,
): Promise<SecurityEventEntry[]> {
  let query = db.selectFrom('security_events').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined && before <= ID_MAX) query = query.where('id', '<', before);
  return (await query.execute()).map(toEntry);
}
