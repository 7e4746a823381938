// Ten thousand letters of one day to a mail server on the same machine, while visitors read; and what the sender keeps in
// memory afterwards.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openMigrated } from '../../apps/server/src/testing/full-database.ts';
import { setUpDueLetters } from '../../apps/server/src/testing/sender-kill-cycles.ts';
import { atMost, p99, type Row, report } from '../support/measure.ts';
import { inFolder, ownMemoryOf, type Server, startSite } from '../support/servers.ts';
import { changesOf, readSteadily } from '../support/steady-reads.ts';

const LETTERS = 10_000;
const SECONDS_GOAL = 120;
const QUIET_MS = 10_000;
const P99_GOAL_MS = 50;
const MEMORY_GOAL = 80;
const MEMORY_AFTER_MS = 60_000;
const SINK = fileURLToPath(new URL('../support/mail-sink.ts', import.meta.url));

async function received(sink: ChildProcess): Promise<number> {
  const answer = once(sink, 'message');
  sink.send('received');
  const [{ received: count }] = await answer;
  return count;
}

/** The sender's private memory and its share of shared memory, in MB, once it has run for a minute. */
async function senderMemory(site: Server): Promise<number> {
  const [pid = ''] = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('sender'));
  await setTimeout(MEMORY_AFTER_MS);
  return ownMemoryOf({ pid: Number(pid) });
}

/** The baseline of reads is the same site before the letters; the other figures have only goals. */
export function measureLetters(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const sink = fork(SINK);
    const [{ port }] = await once(sink, 'message');
    const site = await startSite(folder, {
      PUBLIC_URL: 'http://127.0.0.1:8080',
      ALLOW_LOCAL_TARGETS: 'on',
    });
    const environment = { DATA_DIR: folder };
    const database = await openMigrated(environment);
    try {
      const quiet = readSteadily(site.url);
      await setTimeout(QUIET_MS);
      const before = await quiet.stop();
      await setUpDueLetters(database, environment, { port, letters: LETTERS });
      const beginning = performance.now();
      // Which quote the day shows is stored by its first reader.
      await (await fetch(`${site.url}/api/quotes/today`)).text();
      await setTimeout(1000);
      const changes = await changesOf(database);
      const reading = readSteadily(site.url);
      while ((await received(sink)) < LETTERS) await setTimeout(100);
      const seconds = (performance.now() - beginning) / 1000;
      const meanwhile = await reading.stop();
      const changed = (await changesOf(database)) - changes;
      return [
        atMost('10,000 letters, s', seconds, SECONDS_GOAL, SECONDS_GOAL),
        atMost('reads while letters go out, p99, ms', p99(meanwhile), p99(before), P99_GOAL_MS),
        atMost('changes of public content by sending', changed, 1, 0),
        atMost('memory of the sender, MB', await senderMemory(site), MEMORY_GOAL, MEMORY_GOAL),
      ];
    } finally {
      await site.stop();
      await database.close();
      sink.disconnect();
    }
  });
}

if (import.meta.main) report(await measureLetters());
