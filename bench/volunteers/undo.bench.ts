// A large upload and its deletion, undone, on both databases: how long it takes, and how long visitors wait meanwhile.
import type { Quote, UndoResult } from '@bahai-friends/contract';
import type { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { median, p99, type Row, readingTimes, report, timeOf } from '../support/measure.ts';
import { inFolder, loggedIn, PASSWORD } from '../support/servers.ts';

const QUOTES = 20_000;
const ROUNDS = 3;
const READS = 200;
/** Milliseconds for one undo. */
const GOAL = 2000;
/** Milliseconds in which visitors get their responses meanwhile. */
const VISITORS_GOAL = 50;
const SCHEDULED = 365;
/** Milliseconds for a schedule of a year. */
const SCHEDULE_GOAL = 500;

async function sent<T>(response: Promise<Response>): Promise<T> {
  const { ok, status, json, text } = await response.then((each) => ({
    ok: each.ok,
    status: each.status,
    json: () => each.json() as Promise<T>,
    text: () => each.text(),
  }));
  if (!ok) throw new Error(`${status}: ${await text()}`);
  return json();
}

function upload(volunteer: HttpVisitor, round: number): Promise<{ batch: number }> {
  const rows = Array.from(
    { length: QUOTES },
    (_, row) =>
      `"Round ${round}, quote ${row}: ${'a text of about the usual length, '.repeat(5)}",s`,
  );
  const form = new FormData();
  form.set('file', new File([['text,source', ...rows].join('\n')], 'quotes.csv'));
  return sent(volunteer.call('POST', '/api/quotes/upload', form));
}

/** Undoes a batch while visitors read. */
async function undo(site: RunningSite, volunteer: HttpVisitor, batch: number) {
  let took = 0;
  const undone = timeOf(async () => {
    const result = await sent<UndoResult>(volunteer.call('POST', `/api/batches/${batch}/undo`, {}));
    if (result.deleted + result.restored !== QUOTES) throw new Error(JSON.stringify(result));
  }).then((time) => {
    took = time;
  });
  const reads = await readingTimes(site.url, 1, undone);
  return { took, reads };
}

async function measure(name: string, site: RunningSite): Promise<Row[]> {
  const volunteer = await loggedIn(site.url);
  const quiet = p99(await readingTimes(site.url, READS));
  const times = { upload: [] as number[], deletion: [] as number[], schedule: [] as number[] };
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { batch: uploaded } = await upload(volunteer, round);
    const ids = (await volunteer.read<Quote[]>('/api/quotes')).map(({ id }) => id);
    const assignments = ids.slice(0, SCHEDULED).map((id, index) => ({
      id,
      displayDate: Temporal.PlainDate.from('2030-01-01').add({ days: index }).toString(),
    }));
    let moved = 0;
    times.schedule.push(
      await timeOf(async () => {
        const answer = volunteer.call('POST', '/api/quotes/schedule', { assignments });
        moved = (await sent<{ batch: number }>(answer)).batch;
      }),
    );
    await sent(volunteer.call('POST', `/api/batches/${moved}/undo`, {}));
    const { batch: deleted } = await sent<{ batch: number }>(
      volunteer.call('DELETE', '/api/quotes', { ids }),
    );
    const deletion = await undo(site, volunteer, deleted);
    const addition = await undo(site, volunteer, uploaded);
    times.deletion.push(deletion.took);
    times.upload.push(addition.took);
    reads.push(...deletion.reads, ...addition.reads);
  }
  const row = (what: string, figure: number, baseline: number, goal: number): Row => ({
    name: `${what}, ${name}, ms`,
    figure,
    baseline,
    ratio: figure / baseline,
    goal: `at most ${goal} ms`,
    met: figure <= goal,
  });
  return [
    row(`undo of an upload of ${QUOTES}`, median(times.upload), quiet, GOAL),
    row(`undo of a deletion of ${QUOTES}`, median(times.deletion), quiet, GOAL),
    row(`a schedule of ${SCHEDULED} days`, median(times.schedule), quiet, SCHEDULE_GOAL),
    row('public reads during undos, p99', p99(reads), quiet, VISITORS_GOAL),
  ];
}

async function measureOn(name: string, environment: Record<string, string>): Promise<Row[]> {
  const site = await runSite({
    LOG_LEVEL: 'silent',
    MASTER_ADMIN_PASSWORD: PASSWORD,
    STARTER_CONTENT: 'off',
    ...environment,
  });
  try {
    return await measure(name, site);
  } finally {
    await site.stop();
  }
}

/** Undos of large batches on sites of their own. */
export function measureUndo(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const sqlite = await measureOn('SQLite', { DATA_DIR: folder });
    const postgres = await startPostgres();
    try {
      return [...sqlite, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))];
    } finally {
      await postgres.stop();
    }
  });
}

if (import.meta.main) report(await measureUndo());
