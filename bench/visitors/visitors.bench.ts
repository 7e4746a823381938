// A thousand visitors at once, then ten minutes of many visitors while volunteers make changes: there is no error, and
// memory does not grow.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { median } from '../support/measure.ts';
import { loggedIn, memoryOf, PASSWORD } from '../support/servers.ts';

const VISITORS = 1000;
const CROWD_SECONDS = 20;
const MINUTES = 10;
const FROM_MINUTE = 2;
const GROWTH_MAX = 1.1;
const SAMPLES_A_MINUTE = 12;
const PATHS = ['/', '/api/quotes/today', '/api/holy-days/upcoming?count=3', '/api/social-links'];

async function load(url: string, connections: number, duration: number) {
  const requests = PATHS.map((path) => ({ path }));
  return await autocannon({ url, connections, duration, timeout: 30, requests });
}

function fail(): void {
  process.exitCode = 1;
}

async function tellCrowd(name: string, { url }: RunningSite): Promise<void> {
  const { errors, timeouts, non2xx, requests, latency } = await load(url, VISITORS, CROWD_SECONDS);
  console.log(
    `${name}: ${VISITORS} visitors at once: ${requests.total} answers, ${errors} errors, ` +
      `${timeouts} without an answer, ${non2xx} other than 200; p99 ${latency.p99} ms`,
  );
  if (errors + timeouts + non2xx > 0) fail();
}

/** A volunteer who changes something every second. */
async function keepChanging(url: string, until: Promise<unknown>): Promise<void> {
  const volunteer = await loggedIn(url);
  let isOver = false;
  until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const holyDay = { name: 'Picnic', date: '2030-01-01' };
    const made = await volunteer.call('POST', '/api/holy-days', holyDay);
    const { id } = (await made.json()) as { id: number };
    await volunteer.call('DELETE', `/api/holy-days/${id}`, {});
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function tellMemory(name: string, site: RunningSite): Promise<void> {
  const { url } = site;
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOf(site)), 60_000 / SAMPLES_A_MINUTE);
  const visits = load(url, 50, MINUTES * 60);
  const changing = keepChanging(url, visits);
  const { errors, non2xx, requests } = await visits;
  clearInterval(sampling);
  await changing;
  const minute = (end: number) =>
    median(samples.slice((end - 1) * SAMPLES_A_MINUTE, end * SAMPLES_A_MINUTE));
  const [early, late] = [minute(FROM_MINUTE), minute(MINUTES)];
  console.log(
    `${name}: ${MINUTES} minutes under load: ${requests.total} answers, ${errors} errors, ` +
      `${non2xx} other than 200; memory ${early.toFixed(1)} MB in minute ${FROM_MINUTE}, ` +
      `${late.toFixed(1)} MB in minute ${MINUTES}: ratio ${(late / early).toFixed(3)}`,
  );
  if (errors + non2xx > 0 || late / early > GROWTH_MAX) fail();
}

async function tell(name: string, environment: Record<string, string>): Promise<void> {
  const site = await runSite({
    LOG_LEVEL: 'silent',
    MASTER_ADMIN_PASSWORD: PASSWORD,
    CHANGES_PER_MIN: '1000',
    ...environment,
  });
  try {
    await tellCrowd(name, site);
    await tellMemory(name, site);
  } finally {
    await site.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-visitors-'));
const postgres = await startPostgres();
try {
  await tell('SQLite', { DATA_DIR: folder });
  await tell('PostgreSQL', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
