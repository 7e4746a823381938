// A disk that fills up while volunteers upload: what was acknowledged stays, and what is refused says why.
// Needs Linux and the right to mount a small file system of its own.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { runSite } from '../../scripts/running-site.ts';
import { loggedIn, PASSWORD } from '../support/servers.ts';

/** PostgreSQL's empty cluster takes some 60 MB. */
const DISK_MB = { sqlite: 16, postgres: 160 };
/** Left free before the uploads begin. */
const FREE_MB = 4;
const UPLOADS = 60;
const ROWS = 500;

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** A file system of a size of its own. */
function mountDisk(megabytes: number): { path: string; unmount(): void } {
  const path = mkdtempSync(join(tmpdir(), 'bahai-friends-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path);
  chmodSync(path, 0o755);
  return {
    path,
    unmount() {
      run('umount', path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function fillUp(disk: string): string {
  const { bavail, bsize } = statfsSync(disk);
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - FREE_MB * 1024 * 1024)));
  return ballast;
}

/** Fills the rest of the disk, so that not even a single row fits. */
function fillWhole(disk: string): string {
  const rest = join(disk, 'rest');
  const file = openSync(rest, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return rest;
}

/** Reads the public content; today's quote is chosen by the first of these requests. */
async function readAll(url: string): Promise<{ readonly status: string; readonly quote: string }> {
  const today = await fetch(`${url}/api/quotes/today`);
  const { source: quote } = (await today.json()) as { source: string };
  const day = new Date().toISOString().slice(0, 10);
  const others = ['/', '/api/holy-days', '/feeds/quotes.atom', `/share/${day}.png`].map((path) =>
    fetch(url + path),
  );
  const statuses = [today, ...(await Promise.all(others))].map(({ status }) => status);
  return { status: statuses.join(' '), quote };
}

function upload(index: number): FormData {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `${'x'.repeat(300)} ${row},Upload ${index}`,
  );
  const form = new FormData();
  form.set('file', new File([['text,source', ...rows].join('\n')], 'quotes.csv'));
  return form;
}

/** Uploads until well after the disk is full, frees space, uploads once more, and prints the result. */
async function tell(name: string, disk: string, environment: Record<string, string>) {
  const site = await runSite({
    LOG_LEVEL: 'silent',
    STARTER_CONTENT: 'off',
    MASTER_ADMIN_PASSWORD: PASSWORD,
    ...environment,
  });
  const volunteer = await loggedIn(site.url);
  const ballast = fillUp(disk);
  const acknowledged: number[] = [];
  const refused = new Map<string, number>();
  for (let index = 0; index < UPLOADS; index += 1) {
    const response = await volunteer.call('POST', '/api/quotes/upload', upload(index));
    const text = `${response.status} ${await response.text()}`;
    if (response.status === 201) acknowledged.push(index);
    else refused.set(text, (refused.get(text) ?? 0) + 1);
  }
  const rest = fillWhole(disk);
  const meanwhile = await readAll(site.url);
  for (const file of [ballast, rest]) rmSync(file);
  const after = await volunteer.call('POST', '/api/quotes/upload', upload(UPLOADS));
  if (after.status === 201) acknowledged.push(UPLOADS);
  const afterwards = await readAll(site.url);
  const quotes = await volunteer.read<{ source: string }[]>('/api/quotes');
  await site.stop();
  const canRead = /^200( 200)*$/.test(meanwhile.status) && afterwards.quote === meanwhile.quote;
  const whole = acknowledged.every(
    (index) => quotes.filter(({ source }) => source === `Upload ${index}`).length === ROWS,
  );
  const isSound = whole && quotes.length === acknowledged.length * ROWS;
  console.log(
    `${name}: ${acknowledged.length} uploads acknowledged, ${isSound ? 'all there, nothing else' : 'NOT what is there'}; ` +
      `reads meanwhile ${meanwhile.status}, today's quote afterwards ${afterwards.quote === meanwhile.quote ? 'the same' : 'ANOTHER'}; upload after making room ${after.status}; refused:`,
  );
  for (const [response, count] of refused) console.log(`  ${count} × ${response}`);
  const areRefusalsClear = [...refused.keys()].every((response) => /^50[37] /.test(response));
  if (!isSound || !canRead || refused.size === 0 || !areRefusalsClear || after.status !== 201)
    process.exitCode = 1;
}

async function tryOn(megabytes: number, work: (disk: string) => Promise<void>): Promise<void> {
  const { path, unmount } = mountDisk(megabytes);
  try {
    await work(path);
  } finally {
    unmount();
  }
}

await tryOn(DISK_MB.sqlite, async (disk) => {
  await tell('SQLite', disk, { DATA_DIR: disk });
  const file = new DatabaseSync(join(disk, SQLITE_FILE));
  console.log('SQLite: integrity check:', file.prepare('pragma integrity_check').get());
  file.close();
});
await tryOn(DISK_MB.postgres, async (disk) => {
  const postgres = await startPostgres(disk);
  try {
    await tell('PostgreSQL', disk, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
});
