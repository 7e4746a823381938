import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** The outcomes of a channel's rows. */
export interface ChannelResults {
  readonly channel: string;
  readonly at: string;
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
  readonly perhapsSent: number;
  /** Null when nothing has failed. */
  readonly error: string | null;
}

/** Adds them to the channel's stored counts. */
export async function addFinished(db: Queries, done: ChannelResults): Promise<void> {
  const { channel, at, sent, failed, dropped, perhapsSent, error } = done;
  const isFailure = error !== null;
  await sql`
    insert into outbox_channels (channel, sent, failed, dropped, perhaps_sent, failures_in_row,
      failing_since, last_sent_at, last_error)
    values (${channel}, ${sent}, ${failed}, ${dropped}, ${perhapsSent}, ${isFailure ? 1 : 0},
      ${isFailure ? at : null}, ${sent > 0 ? at : null}, ${error})
    on conflict (channel) do update set
      sent = outbox_channels.sent + excluded.sent,
      failed = outbox_channels.failed + excluded.failed,
      dropped = outbox_channels.dropped + excluded.dropped,
      perhaps_sent = outbox_channels.perhaps_sent + excluded.perhaps_sent,
      failures_in_row = case when excluded.sent > 0 then 0
        else outbox_channels.failures_in_row + excluded.failures_in_row end,
      failing_since = case when excluded.sent > 0 then null
        else coalesce(outbox_channels.failing_since, excluded.failing_since) end,
      last_sent_at = coalesce(excluded.last_sent_at, outbox_channels.last_sent_at),
      last_error = coalesce(excluded.last_error, outbox_channels.last_error)`.execute(db);
}

/** The state of a channel. */
export interface ChannelState {
  readonly channel: string;
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
  readonly perhapsSent: number;
  readonly failuresInRow: number;
  readonly failingSince: string | null;
  readonly lastSentAt: string | null;
  readonly lastError: string | null;
}

/** The state of every channel that was ever used. */
export async function listChannels(db: Queries): Promise<ChannelState[]> {
  const { rows: waiting } = await sql<{ channel: string; count: string | number }>`
    select channel, count(*) as count from outbox where state = 'waiting' group by channel`.execute(
    db,
  );
  const counts = new Map(waiting.map(({ channel, count }) => [channel, Number(count)]));
  const used = await db.selectFrom('outbox_channels').selectAll().orderBy('channel').execute();
  const states = used.map((row) => ({
    channel: row.channel,
    waiting: counts.get(row.channel) ?? 0,
    sent: row.sent,
    failed: row.failed,
    dropped: row.dropped,
    perhapsSent: row.perhaps_sent,
    failuresInRow: row.failures_in_row,
    failingSince: row.failing_since,
    lastSentAt: row.last_sent_at,
    lastError: row.last_error,
  }));
  const fresh = [...counts].filter(([channel]) => !used.some((row) => row.channel === channel));
  const zeros = { sent: 0, failed: 0, dropped: 0, perhapsSent: 0, failuresInRow: 0 };
  const never = { failingSince: null, lastSentAt: null, lastError: null };
  return [
    ...states,
    ...fresh.map(([channel, count]) => ({ channel, waiting: count, ...zeros, ...never })),
  ];
}
