import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentsOf, contentsOfFile, integrityOf } from '../testing/database-contents.ts';
import { fillEveryTable, openMigrated } from '../testing/full-database.ts';
import { HttpVisitor } from '../testing/http-visitor.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addUsers } from '../testing/test-users.ts';

/** Adds a quote through a running server; returns its id once the server has acknowledged it. */
async function addQuote(visitor: HttpVisitor): Promise<number> {
  const quote = { text: 'x'.repeat(4000), source: 'Somebody' };
  const response = await visitor.call('POST', '/api/quotes', quote);
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: number }).id;
}

describe.each(databaseEnvironments)('npm run admin -- backup on $name', ({ make, migrated }) => {
  it('copies every table into one file that only its owner can read', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await fillEveryTable(database);
    const path = join(temporaryFolder(), 'monday.backup');
    const { code, stdout, stderr } = await runAdmin(environment, ['backup', path]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Wrote a backup of the whole database to \S+ \(\d+ kB\)\.\nUsed the [^\n]+\.\n$/,
    );
    expect(readdirSync(dirname(path))).toEqual([basename(path)]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const contents = await contentsOfFile(path);
    expect(contents).toEqual(await contentsOf(database));
    for (const [table, rows] of Object.entries(contents)) {
      expect(rows, `rows of ${table}`).not.toEqual([]);
    }
  });

  it('holds what was acknowledged before it began, while the site is being written to', async () => {
    const environment = await make();
    const running = runServer({ ...environment, CHANGES_PER_MIN: '1000000' });
    const visitor = new HttpVisitor(await addressOf(running));
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await addUsers(database, { bruno: 'Admin' });
    await visitor.login('bruno');
    const acknowledged: number[] = [];
    const write = async () => acknowledged.push(await addQuote(visitor));
    for (let count = 0; count < 20; count += 1) await write();
    let writing = true;
    const writer = (async () => {
      while (writing) await write();
    })();
    for (const name of ['first', 'second', 'third']) {
      const before = [...acknowledged];
      const path = join(temporaryFolder(), name);
      const { code, stderr } = await runAdmin(environment, ['backup', path]);
      expect([code, stderr]).toEqual([0, '']);
      expect(integrityOf(path)).toBe('ok');
      const { quotes = [] } = await contentsOfFile(path);
      const copied = new Set((quotes as { id: number }[]).map(({ id }) => id));
      expect(before.filter((id) => !copied.has(id))).toEqual([]);
    }
    writing = false;
    await writer;
  });

  it('never writes over a file', async () => {
    const environment = await make();
    const path = join(temporaryFolder(), 'mine');
    writeFileSync(path, 'mine');
    expect(await runAdmin(environment, ['backup', path])).toEqual({
      code: 1,
      stdout: '',
      stderr: `The file ${path} cannot be written: it exists already.\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('leaves nothing behind when there is nothing to copy', async () => {
    const path = join(temporaryFolder(), 'backup');
    const { code, stderr } = await runAdmin(await make(), ['backup', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^(There is no database at \S+|The PostgreSQL database holds nothing) yet: [^\n]+\.\n$/,
    );
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});

describe('npm run admin -- backup', () => {
  it('takes a file’s name from the caller’s folder', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await (await openMigrated(environment)).close();
    const folder = temporaryFolder();
    const { stdout } = await runAdmin({ ...environment, INIT_CWD: folder }, ['backup', 'here']);
    expect(stdout).toContain(join(folder, 'here'));
    expect(existsSync(join(folder, 'here'))).toBe(true);
  });

  it('says so in one line when the folder is missing', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await (await openMigrated(environment)).close();
    const { code, stderr } = await runAdmin(environment, ['backup', '/nowhere/at/all']);
    expect(code).toBe(1);
    expect(stderr).toBe('The file /nowhere/at/all cannot be written: its folder does not exist.\n');
  });

  it('refuses to replace good backups by one of a damaged database', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const file = join(environment.DATA_DIR, 'bahai-friends.sqlite');
    const database = await openMigrated(environment);
    await fillEveryTable(database);
    await database.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 8192, 60_000);
    writeFileSync(file, bytes);
    const folder = temporaryFolder();
    const { code, stderr } = await runAdmin(environment, ['backup', join(folder, 'new')]);
    expect([code, readdirSync(folder)]).toEqual([1, []]);
    expect(stderr).toMatch(/^The database file \S+ is damaged\. [^\n]+\n$/);
  });
});
