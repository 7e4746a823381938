// A week of posts, with pictures, and of events to networks that answer slowly, while visitors read.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../../apps/server/src/clock.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { QUOTE_KIND } from '../../apps/server/src/features/posts/post-rows.ts';
import {
  setUpNetworks,
  webhookId,
} from '../../apps/server/src/features/posts/testing/set-up-networks.ts';
import { createOutbox } from '../../apps/server/src/outbox/outbox.ts';
import { addQuotes } from '../../apps/server/src/testing/content.ts';
import { openMigrated } from '../../apps/server/src/testing/full-database.ts';
import { atMost, median, p99, type Row, report } from '../support/measure.ts';
import { inFolder, startSite } from '../support/servers.ts';
import type { Received, SlowNetworks } from '../support/slow-networks.ts';
import { changesOf, readSteadily } from '../support/steady-reads.ts';

const DAYS = 7;
const QUIET_MS = 10_000;
const P99_GOAL_MS = 50;
const NETWORKS = fileURLToPath(new URL('../support/slow-networks.ts', import.meta.url));
/** It is too long for a message of either network. */
const LONG = 'Be kind to everybody, near and far. '.repeat(138).trim();

/** Adds the outbox rows of one more day. They are of today, since no other day is posted. */
async function addDay(database: Database, programs: number, number: number): Promise<void> {
  const outbox = createOutbox({ database, clock: systemClock });
  const day = systemClock.now().slice(0, 10);
  const webhooks = Array.from({ length: programs }, (_, index) => webhookId(index));
  await outbox.add(
    database.writes,
    ['telegram', 'mastodon', ...webhooks].map((channel) => ({
      key: `post ${channel} ${day} ${number}`,
      channel,
      kind: QUOTE_KIND,
      subject: { day },
    })),
  );
}

/** The baseline is the same site just before, with an idle sender. */
export function measurePosts(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const child = fork(NETWORKS);
    const [networks] = (await once(child, 'message')) as [SlowNetworks];
    const site = await startSite(folder, {
      PUBLIC_URL: 'http://127.0.0.1:8080',
      ALLOW_LOCAL_TARGETS: 'on',
    });
    const database = await openMigrated({ DATA_DIR: folder });
    const { length: programs } = networks.programs;

    async function untilPosted(days: number): Promise<void> {
      for (;;) {
        const answer = once(child, 'message');
        child.send('received');
        const [{ telegram, mastodon, events }] = (await answer) as [Received];
        if (Math.min(telegram, mastodon, events / programs) >= days) return;
        await setTimeout(50);
      }
    }

    try {
      await addQuotes(database, { text: LONG, displayDate: systemClock.now().slice(0, 10) });
      await setUpNetworks(database, folder, networks);
      // The sender starts, loads its modules, and is idle.
      await addDay(database, programs, 0);
      await untilPosted(1);
      const quiet = readSteadily(site.url);
      await setTimeout(QUIET_MS);
      const before = await quiet.stop();
      const changes = await changesOf(database);
      const reading = readSteadily(site.url);
      for (let day = 1; day <= DAYS; day += 1) await addDay(database, programs, day);
      await untilPosted(1 + DAYS);
      const meanwhile = await reading.stop();
      const changed = (await changesOf(database)) - changes;
      return [
        atMost('reads while a week is posted, p99, ms', p99(meanwhile), p99(before), P99_GOAL_MS),
        atMost('the same, median, ms', median(meanwhile), median(before), P99_GOAL_MS),
        atMost('changes of public content by posting', changed, 1, 0),
      ];
    } finally {
      await site.stop();
      await database.close();
      child.disconnect();
    }
  });
}

if (import.meta.main) report(await measurePosts());
