// A million visitors on a holy day: the busiest minutes of that day against one instance on PostgreSQL, without and
// with a shared cache before it, while a volunteer makes a change every few seconds. It measures the requests to the
// site, and the database's work, per minute. See docs/internet-scale.md.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { runSite } from '../../scripts/running-site.ts';
import { p99, timeOf } from '../support/measure.ts';
import { loggedIn, PASSWORD } from '../support/servers.ts';
import { type Policy, SharedCache } from '../visitors/shared-cache.ts';

const VISITORS_A_DAY = 1_000_000;
/** A fifth of the day's visitors come in its busiest hour. */
const VISITORS_A_SECOND = (VISITORS_A_DAY * 0.2) / 3600;
const SECONDS = 20;
const CHANGE_EVERY_MS = 5000;
const TICK_MS = 50;
/** The requests of a visit whose responses may change. Assets have immutable names, and a cache fetches them once. */
const VISIT = ['/', '/sw.js'];
const POLICIES: readonly Policy[] = [
  { name: 'no cache', keeps: false },
  { name: 'revalidates, as the site says', keeps: true, freshMs: 0 },
  { name: 'keeps for 10 s', keeps: true, freshMs: 10_000 },
];

interface Activity {
  readonly transactions: number;
  readonly rows: number;
}

/** The database's work so far, as PostgreSQL counts it; its connections report it after a second at the latest. */
async function activityOf(client: pg.Client): Promise<Activity> {
  await delay(1500);
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query(`select xact_commit::integer as transactions,
    tup_returned::integer as rows from pg_stat_database where datname = current_database()`);
  return rows[0];
}

/** Visitors arrive evenly, whether or not the ones before have been served. */
async function visit(cache: SharedCache): Promise<number[]> {
  const times: number[] = [];
  const visits: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let arrived = 0; performance.now() - begun < SECONDS * 1000; ) {
    const due = ((performance.now() - begun) / 1000) * VISITORS_A_SECOND;
    for (; arrived < due; arrived += 1) {
      visits.push(
        timeOf(() => Promise.all(VISIT.map((path) => cache.get(path)))).then((ms) =>
          times.push(ms),
        ),
      );
    }
    await delay(TICK_MS);
  }
  await Promise.all(visits);
  return times;
}

async function keepChanging(volunteer: HttpVisitor, over: AbortSignal): Promise<number> {
  let changes = 0;
  while (!over.aborted) {
    const holyDay = { name: `Picnic ${randomUUID()}`, date: '2030-01-01' };
    const { status } = await volunteer.call('POST', '/api/holy-days', holyDay);
    if (status === 201) changes += 1;
    await delay(CHANGE_EVERY_MS, undefined, { signal: over }).catch(() => {});
  }
  return changes;
}

interface Stage {
  readonly url: string;
  readonly volunteer: HttpVisitor;
  readonly client: pg.Client;
}

async function measure({ url, volunteer, client }: Stage, policy: Policy | null) {
  const before = await activityOf(client);
  const over = new AbortController();
  const changing = keepChanging(volunteer, over.signal);
  const cache = new SharedCache(url, policy ?? { name: '', keeps: false });
  const times = policy ? await visit(cache) : await delay(SECONDS * 1000, []);
  over.abort();
  const changes = await changing;
  const after = await activityOf(client);
  const perMinute = (count: number) => Math.round((count * 60) / SECONDS);
  return {
    'shared cache': policy?.name ?? 'nobody visits',
    visitors: times.length,
    changes,
    'origin requests a minute': perMinute(cache.counts.requests),
    'of them 304': perMinute(cache.counts.unchanged),
    'origin kB a minute': perMinute(cache.counts.bytes / 1000),
    'database transactions a minute': perMinute(after.transactions - before.transactions),
    'visit p99, ms': times.length > 0 ? Number(p99(times).toFixed(1)) : null,
  };
}

const server = await startPostgres();
const site = await runSite({
  LOG_LEVEL: 'silent',
  MASTER_ADMIN_PASSWORD: PASSWORD,
  DATABASE_URL: server.url,
});
const client = new pg.Client(server.url);
await client.connect();
try {
  const stage = { url: site.url, volunteer: await loggedIn(site.url), client };
  const rows = [];
  for (const policy of [null, ...POLICIES]) rows.push(await measure(stage, policy));
  console.table(rows);
} finally {
  await client.end();
  await site.stop();
  await server.stop();
}
