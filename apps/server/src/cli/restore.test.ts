import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { SQLITE_FILE } from '../db/open.ts';
import { openSqliteCopy } from '../db/sqlite.ts';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { contentsOf, contentsOfFile } from '../testing/database-contents.ts';
import { fillEveryTable, openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';

// Each test starts processes, which share the machine with the other tests.
vi.setConfig({ testTimeout: 60_000 });

type Environment = Readonly<Record<string, string>>;

async function contents(environment: Environment) {
  const database = await openMigrated(environment);
  try {
    return await contentsOf(database);
  } finally {
    await database.close();
  }
}

/** A file's or folder's every byte. */
const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

async function filled(environment: Environment): Promise<void> {
  const database = await openMigrated(environment);
  await fillEveryTable(database);
  await database.close();
}

/** A backup of a filled database. */
async function backupOf(environment: Environment): Promise<string> {
  await filled(environment);
  const path = join(temporaryFolder(), 'backup');
  expect((await runAdmin(environment, ['backup', path])).code).toBe(0);
  return path;
}

describe.each(databaseEnvironments)('npm run admin -- restore on $name', ({ make }) => {
  it('brings back what a backup holds, and keeps what was there', async () => {
    const environment = await make();
    const path = await backupOf(environment);
    const atBackup = await contents(environment);
    const database = await openMigrated(environment);
    await database.writes.deleteFrom('users').execute();
    await database.writes.deleteFrom('quotes').execute();
    await addQuotes(database, { text: 'Written since' });
    await database.close();
    const atRestore = await contents(environment);
    const result = await runAdmin(environment, ['restore', path, '--replace']);
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(await contents(environment)).toEqual(atBackup);
    const kept = /kept in (\S+\.before-restore-\d{8}T\d{6}Z)\.\n$/.exec(result.stdout)?.[1] ?? '';
    expect(await contentsOfFile(kept)).toEqual(atRestore);
    const address = await addressOf(runServer(environment));
    const days = await (await fetch(`${address}/api/holy-days`)).json();
    expect(days).toHaveLength(atBackup.holy_days?.length ?? 0);
  });

  it('goes on counting ids where the backup had got to', async () => {
    const environment = await make();
    const database = await openMigrated(environment);
    const [, gone = 0] = await addQuotes(database, { text: 'one' }, { text: 'two' });
    await database.writes.deleteFrom('quotes').where('id', '=', gone).execute();
    await database.close();
    const path = join(temporaryFolder(), 'backup');
    await runAdmin(environment, ['backup', path]);
    expect((await runAdmin(environment, ['restore', path, '--replace'])).code).toBe(0);
    const restored = await openMigrated(environment);
    onTestFinished(() => restored.close());
    expect(await addQuotes(restored, { text: 'three' })).toEqual([gone + 1]);
  });

  it('brings an older version’s backup up to date', async () => {
    const path = join(temporaryFolder(), 'old');
    const old = openSqliteCopy(path);
    await migrate(old, '0001-public-content');
    await addHolyDays(old, ['Naw-Rúz', '2026-03-21']);
    await old.close();
    const before = readFileSync(path);
    const environment = await make();
    expect((await runAdmin(environment, ['restore', path])).code).toBe(0);
    expect(await contents(environment)).toMatchObject({
      holy_days: [{ name: 'Naw-Rúz', date: '2026-03-21' }],
      users: [],
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('refuses while the site is running, which goes on as if nothing had been', async () => {
    const environment = await make();
    const path = await backupOf(environment);
    const address = await addressOf(runServer(environment));
    const database = await openMigrated(environment);
    await addHolyDays(database, ['Written since', '2026-05-05']);
    await database.close();
    const { code, stdout, stderr } = await runAdmin(environment, ['restore', path, '--replace']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The \S+ .*is in use: the site is running.+Nothing was changed\.\n$/);
    expect(await (await fetch(`${address}/api/holy-days`)).text()).toContain('Written since');
  });

  it('says that there is no such file', async () => {
    const { code, stderr } = await runAdmin(await make(), ['restore', '/nowhere/backup']);
    expect([code, stderr]).toEqual([1, 'There is no file /nowhere/backup.\n']);
  });
});

describe('npm run admin -- restore of the embedded database', () => {
  it('leaves a refused database’s folder as it was, byte for byte', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await filled(environment);
    const before = bytesIn(environment.DATA_DIR);
    const text = join(temporaryFolder(), 'text');
    writeFileSync(text, 'Dear friends');
    expect((await runAdmin(environment, ['restore', text])).code).toBe(1);
    expect(bytesIn(environment.DATA_DIR)).toEqual(before);
  });

  it('keeps what a crash had left in the log, too', async () => {
    const running = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(running);
    onTestFinished(() => database.close());
    await addQuotes(database, { text: 'Only in the log' });
    const environment = { DATA_DIR: temporaryFolder() };
    for (const ending of ['', '-wal']) {
      cpSync(
        join(running.DATA_DIR, `${SQLITE_FILE}${ending}`),
        join(environment.DATA_DIR, `${SQLITE_FILE}${ending}`),
      );
    }
    const path = await backupOf({ DATA_DIR: temporaryFolder() });
    const { stdout } = await runAdmin(environment, ['restore', path]);
    const kept = /kept in (\S+)\.\n$/.exec(stdout)?.[1] ?? '';
    expect(await contentsOfFile(kept)).toMatchObject({ quotes: [{ text: 'Only in the log' }] });
    expect(await contents(environment)).toEqual(await contentsOfFile(path));
  });

  it('replaces a damaged database, and keeps it as it is', async () => {
    const path = await backupOf({ DATA_DIR: temporaryFolder() });
    const environment = { DATA_DIR: temporaryFolder() };
    writeFileSync(join(environment.DATA_DIR, SQLITE_FILE), 'what a broken disk left');
    const { code, stdout } = await runAdmin(environment, ['restore', path]);
    expect(code).toBe(0);
    const kept = /kept in (\S+)\.\n$/.exec(stdout)?.[1] ?? '';
    expect(readFileSync(kept, 'utf8')).toBe('what a broken disk left');
    expect((await runAdmin(environment, ['check'])).code).toBe(0);
  });

  it('takes a data folder’s file that was copied by hand, with its log', async () => {
    const running = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(running);
    onTestFinished(() => database.close());
    await addQuotes(database, { text: 'Only in the log' });
    const folder = join(temporaryFolder(), 'data');
    cpSync(running.DATA_DIR, folder, { recursive: true });
    const environment = { DATA_DIR: join(temporaryFolder(), 'new', 'machine') };
    const { code, stdout } = await runAdmin(environment, ['restore', join(folder, SQLITE_FILE)]);
    expect([code, stdout]).toEqual([
      0,
      `Restored the database from ${join(folder, SQLITE_FILE)}.\n`,
    ]);
    expect(await contents(environment)).toMatchObject({ quotes: [{ text: 'Only in the log' }] });
    expect(statSync(join(environment.DATA_DIR, SQLITE_FILE)).mode & 0o777).toBe(0o600);
  });

  it('refuses while another program has the file open', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const path = await backupOf(environment);
    const other = new DatabaseSync(join(environment.DATA_DIR, SQLITE_FILE));
    onTestFinished(() => other.close());
    other.prepare('select count(*) from quotes').get();
    const { code, stderr } = await runAdmin(environment, ['restore', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Another program has the database file \S+ open\./);
  });

  it('refuses the database itself', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await filled(environment);
    const file = join(environment.DATA_DIR, SQLITE_FILE);
    expect((await runAdmin(environment, ['restore', file])).stderr).toMatch(
      /is the database itself/,
    );
  });
});

describe('npm run admin -- restore and PostgreSQL', () => {
  it('replaces what is there only when told so', async () => {
    const [, postgres] = databaseEnvironments;
    const environment = await postgres.make();
    const path = await backupOf(environment);
    const before = await contents(environment);
    const { code, stderr } = await runAdmin(environment, ['restore', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The PostgreSQL database is not empty\. With --replace [^\n]+\n$/);
    expect(await contents(environment)).toEqual(before);
  });

  it('takes a backup of the other database, and gives one to it', async () => {
    const [sqlite, postgres] = databaseEnvironments;
    const embedded = await sqlite.make();
    const path = await backupOf(embedded);
    const server = await postgres.make();
    expect((await runAdmin(server, ['restore', path])).code).toBe(0);
    const back = join(temporaryFolder(), 'back');
    await runAdmin(server, ['backup', back]);
    const again = await sqlite.make();
    expect((await runAdmin(again, ['restore', back])).code).toBe(0);
    expect(await contents(again)).toEqual(await contents(embedded));
  });
});
