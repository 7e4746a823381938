import type { Database } from '../../db/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { DailyWork } from '../../sender/sender-work.ts';
import { POST_DAYS, postKey, QUOTE_KIND } from './post-rows.ts';

interface DaysDependencies {
  readonly database: Pick<Database, 'writes'>;
  readonly outbox: Pick<Outbox, 'add'>;
  /** Whether today has a quote. */
  readonly hasQuote: () => Promise<boolean>;
  /** The ids of the webhooks that are set up. */
  readonly webhooks: () => Promise<readonly string[]>;
}

/** Adds each day's posts to the outbox; a day without a quote has none. */
export function createPostDays({
  database,
  outbox,
  hasQuote,
  webhooks,
}: DaysDependencies): readonly DailyWork[] {
  const work = (
    channel: keyof typeof POST_DAYS,
    names: () => Promise<readonly string[]>,
  ): DailyWork => ({
    what: POST_DAYS[channel],
    channel,
    async prepare(day) {
      if (!(await hasQuote())) return;
      const rows = (await names()).map((name) => ({
        key: postKey(name, day),
        channel: name,
        kind: QUOTE_KIND,
        subject: { day },
        // It is one message, and must not wait behind thousands of letters.
        urgent: true as const,
      }));
      await outbox.add(database.writes, rows);
    },
  });
  return [
    work('telegram', async () => ['telegram']),
    work('mastodon', async () => ['mastodon']),
    work('webhooks', webhooks),
  ];
}
