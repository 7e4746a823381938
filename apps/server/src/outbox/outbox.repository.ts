import { sql } from 'kysely';
import type { Dialect, Queries } from '../db/database.ts';
import type { OutboxState } from '../db/tables/sending/outbox.table.ts';

/** A row that a sender has taken. */
export interface OutboxRow {
  readonly id: number;
  readonly key: string;
  readonly channel: string;
  readonly kind: string;
  readonly subject: string;
  readonly failures: number;
  /** How often it was taken, this time included. */
  readonly takes: number;
  /** Shows whether the row is still the sender's. */
  readonly leasedUntil: string;
  /**
   * The instant since which it may have been sent, though nobody knows, as stored before this take; null when that is
   * not in doubt.
   */
  readonly unsureSince: string | null;
}

interface NewRow {
  readonly key: string;
  readonly channel: string;
  readonly kind: string;
  readonly subject: string;
  readonly urgent: 0 | 1;
  readonly due_at: string;
}

/** Inserts rows; those whose keys are stored already are left as they are. */
export async function insertRows(db: Queries, rows: readonly NewRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const inserted = await db
    .insertInto('outbox')
    .values(
      rows.map((row) => ({
        ...row,
        state: 'waiting' as const,
        failures: 0,
        takes: 0,
        leased_until: null,
        unsure_since: null,
        finished_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

type About = Pick<NewRow, 'channel' | 'subject'>;

/**
 * Finds the rows of some channels and subjects that no sender has taken yet, and locks them until the end of the
 * transaction.
 */
export async function holdUntaken(db: Queries, about: readonly About[]): Promise<About[]> {
  return db
    .updateTable('outbox')
    .set({ takes: 0 })
    .where('state', '=', 'waiting')
    .where('takes', '=', 0)
    .where(
      'channel',
      'in',
      about.map(({ channel }) => channel),
    )
    .where(
      'subject',
      'in',
      about.map(({ subject }) => subject),
    )
    .returning(['channel', 'subject'])
    .execute();
}

interface Taking {
  readonly channels: readonly string[];
  readonly most: number;
  readonly now: string;
  readonly leasedUntil: string;
  /** The latest instant at which a lease may end. */
  readonly leaseMax: string;
  /** The latest instant at which a row may be due. */
  readonly waitMax: string;
  /** The latest instant since which a row can be unsure. */
  readonly unsureMax: string;
}

/** Takes rows that are due and that no sender has: first urgent ones, then the oldest. */
export async function takeDueRows(
  db: Queries,
  dialect: Dialect,
  { channels, most, now, leasedUntil, leaseMax, waitMax, unsureMax }: Taking,
): Promise<readonly OutboxRow[]> {
  // On PostgreSQL several senders may select at once; SQLite has one writer.
  const lock = dialect === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<OutboxRow>`
    update outbox set leased_until = ${leasedUntil}, takes = takes + 1 where id in (
      select id from outbox
      where state = 'waiting' and channel in (${sql.join(channels)})
        and (due_at <= ${now} or due_at > ${waitMax} or unsure_since > ${unsureMax})
        and (leased_until is null or leased_until <= ${now} or leased_until > ${leaseMax})
      order by urgent desc, due_at, id limit ${most} ${lock}
    )
    returning id, key, channel, kind, subject, failures, takes, leased_until as "leasedUntil",
      unsure_since as "unsureSince"`.execute(db);
  return rows;
}

/** Whether the row was still leased to this sender. */
const wasChanged = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean =>
  numUpdatedRows > 0n;

const leased = (db: Queries, { id, leasedUntil }: OutboxRow) =>
  db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leased_until', '=', leasedUntil);

/** Stores the final state of a row. */
export async function finishRow(
  db: Queries,
  row: OutboxRow,
  state: Exclude<OutboxState, 'waiting'>,
  at: string,
): Promise<boolean> {
  return wasChanged(
    await leased(db, row)
      .set({ state, leased_until: null, finished_at: at })
      .executeTakeFirstOrThrow(),
  );
}

/** Stores that from now on nobody knows whether a row was sent. */
export async function markUnsure(db: Queries, row: OutboxRow, now: string): Promise<boolean> {
  const unsure = { unsure_since: row.unsureSince ?? now };
  return wasChanged(await leased(db, row).set(unsure).executeTakeFirstOrThrow());
}

/** Stores when a failed row is tried again. */
export async function retryRow(
  db: Queries,
  row: OutboxRow,
  { dueAt, unsureSince }: { readonly dueAt: string; readonly unsureSince: string | null },
): Promise<boolean> {
  const failures = row.failures + 1;
  return wasChanged(
    await leased(db, row)
      .set({ due_at: dueAt, failures, leased_until: null, unsure_since: unsureSince })
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes some of the waiting rows of some channels or kinds, and returns the channel of each. */
export async function deleteWaiting(
  db: Queries,
  by: 'channel' | 'kind',
  values: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('outbox')
    .where('id', 'in', (part) =>
      part
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where(by, 'in', values)
        .orderBy('id')
        .limit(most),
    )
    .returning('channel')
    .execute();
  return rows.map(({ channel }) => channel);
}

/** How many rows whose keys begin the same are waiting, and how many were sent. */
export async function countByKey(
  db: Queries,
  prefix: string,
): Promise<{ readonly waiting: number; readonly sent: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (part) => part.fn.countAll<string | number>().as('count')])
    .where('key', '>=', prefix)
    .where('key', '<', `${prefix}~`)
    .groupBy('state')
    .execute();
  const of = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of('waiting'), sent: of('sent') };
}

/**
 * How many messages of a channel were sent since an instant.
 *
 * @param until Those of a later instant were sent before the clock was set back, and do not count.
 */
export async function countSentSince(
  db: Queries,
  channel: string,
  { since, until }: { readonly since: string; readonly until: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((part) => part.fn.countAll<string | number>().as('count'))
    .where('channel', '=', channel)
    .where('state', '=', 'sent')
    .where('finished_at', '>', since)
    .where('finished_at', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes some rows that were finished long ago. */
export async function deleteFinishedBefore(
  db: Queries,
  before: string,
  most: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', (part) =>
      part.selectFrom('outbox').select('id').where('finished_at', '<', before).limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
