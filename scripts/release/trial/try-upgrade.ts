import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { startMachine } from './machine.ts';
import type { Report } from './report.ts';
import { bubblewrap, runIn } from './sandbox.ts';
import { startUnit } from './unit.ts';

/** The times at which an upgrade is killed, as fractions of its duration. */
const KILLS = [0.1, 0.3, 0.5, 0.7, 0.9];
const EDITED = 'PORT=3000\n# What somebody wrote\n';
const DATABASE = 'var/lib/bahai-friends/bahai-friends.sqlite';
/** Tables with data that people have entered, without those that the program itself updates. */
const TABLES = [
  'quotes',
  'users',
  'social_links',
  'holy_days',
  'audit_entries',
  'batches',
  'shown_quotes',
];

type Row = Record<string, SQLOutputValue>;

function rowsOf(path: string): Map<string, Row[]> {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = TABLES.map((table): [string, Row[]] => [
    table,
    database.prepare(`select * from ${table}`).all(),
  ]);
  database.close();
  return new Map(rows);
}

/** Rows that are missing or changed after the upgrade; columns that a later version adds are ignored. */
function lostRows(before: Map<string, Row[]>, after: Map<string, Row[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).filter(
      (name) => name in (after.get(table)?.[0] ?? {}),
    );
    const key = (row: Row): string => JSON.stringify(columns.map((name) => row[name]));
    const there = new Set(after.get(table)?.map(key));
    return rows
      .map(key)
      .filter((row) => !there.has(row))
      .map((row) => `${table} ${row}`);
  });
}

/** Turns a package into one of an earlier version, with a file that the later one no longer has. */
const makeEarlier = (root: string, deb: string): void => {
  const made = runIn(
    root,
    [
      `dpkg-deb --raw-extract ${deb} earlier`,
      "sed -i 's/^Version: .*/&~earlier/' earlier/DEBIAN/control",
      'echo "# As it was" >> earlier/etc/bahai-friends/environment',
      'echo gone > earlier/opt/bahai-friends/gone',
      'dpkg-deb -Znone --build earlier earlier.deb',
    ].join(' && '),
  );
  if (made.status !== 0) throw new Error(made.output);
};

function killedAfter(root: string, command: string, ms: number): Promise<void> {
  const child = spawn('bwrap', [...bubblewrap(root), '--chdir', '/root', 'sh', '-c', command], {
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  return new Promise((resolve) =>
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    }),
  );
}

/**
 * Upgrades a site that was used; the upgrade is killed again and again, and first finds the disk full.
 *
 * @param used The database of a site as an earlier version left it.
 */
export async function tryUpgrade(
  root: string,
  deb: string,
  used: string,
  report: Report,
): Promise<void> {
  runIn(root, 'dpkg --purge bahai-friends');
  makeEarlier(root, deb);
  const full = runIn(root, 'dpkg --install earlier.deb', {
    options: ['--size', String(64 * 1024 * 1024), '--tmpfs', '/opt'],
  });
  report.expect(
    'a full disk is said',
    full.status !== 0 && full.output.includes('No space left on device'),
    full.output
      .trim()
      .split('\n')
      .find((line) => line.includes('No space')) ?? full.output,
  );
  const begun = performance.now();
  const installed = runIn(root, 'dpkg --install earlier.deb');
  const whole = performance.now() - begun;
  report.expect('with room it goes on', installed.status === 0, installed.output.trim());

  copyFileSync(used, join(root, DATABASE));
  runIn(
    root,
    `chown bahai-friends: /${DATABASE}; printf '${EDITED.replaceAll('\n', '\\n')}' > /etc/bahai-friends/environment`,
  );
  const before = rowsOf(used);
  const upgrade = `dpkg --configure -a; dpkg --force-confold --install ./${deb}`;
  for (const part of KILLS) await killedAfter(root, upgrade, whole * part);
  const upgraded = runIn(root, upgrade);
  const settings = readFileSync(join(root, 'etc/bahai-friends/environment'), 'utf8');
  report.expect(
    'an upgrade killed five times is finished',
    upgraded.status === 0,
    upgraded.output.trim(),
  );
  report.expect('settings stay as somebody edited them', settings === EDITED);
  const verified = runIn(root, 'dpkg --verify bahai-friends').output;
  report.expect('every file is the new one', !/opt|usr/.test(verified), verified);
  report.expect(
    'what is no longer in it is gone',
    !existsSync(join(root, 'opt/bahai-friends/gone')),
  );

  const machine = await startMachine(root);
  const site = startUnit(machine, root, 'bahai-friends');
  await site.says(/is ready/);
  await site.stop();
  await machine.end();
  const lost = lostRows(before, rowsOf(join(root, DATABASE)));
  const count = [...before.values()].reduce((sum, rows) => sum + rows.length, 0);
  report.expect('every row is there', lost.length === 0, lost.join('\n') || `${count} rows`);
}
