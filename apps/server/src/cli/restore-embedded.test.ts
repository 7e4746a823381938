import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SQLITE_FILE } from '../db/open-database.ts';
import { addQuotes } from '../testing/content.ts';
import { contentsIn, contentsOfFile, ENDED_BY_RESTORE } from '../testing/database-contents.ts';
import { fill, openMigrated } from '../testing/full-database.ts';
import { fillAndBackUp, runAdmin } from '../testing/test-admin.ts';
import { temporaryFolder } from '../testing/test-database.ts';

/** Every byte in a folder. */
const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

describe('npm run admin -- restore of the embedded database', () => {
  it('leaves a refused database’s folder as it was, byte for byte', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await fill(environment);
    const before = bytesIn(environment.DATA_DIR);
    const text = join(temporaryFolder(), 'text');
    writeFileSync(text, 'Dear friends');
    expect((await runAdmin(environment, ['restore', text])).code).toBe(1);
    expect(bytesIn(environment.DATA_DIR)).toEqual(before);
  });

  it.each([
    ['a folder that is not there', 'new/machine'],
    ['an empty one', ''],
  ])('leaves nothing in %s when it is refused', async (_what, folder) => {
    const parent = temporaryFolder();
    const text = join(temporaryFolder(), 'text');
    writeFileSync(text, 'Dear friends');
    const { code, stderr } = await runAdmin({ DATA_DIR: join(parent, folder) }, ['restore', text]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is damaged or no backup/)]);
    expect(readdirSync(parent)).toEqual([]);
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
    const path = await fillAndBackUp({ DATA_DIR: temporaryFolder() });
    const { stdout } = await runAdmin(environment, ['restore', path]);
    const kept = /kept in (\S+)\.$/m.exec(stdout)?.[1] ?? '';
    expect(await contentsOfFile(kept)).toMatchObject({ quotes: [{ text: 'Only in the log' }] });
    const restored = { ...(await contentsOfFile(path)), ...ENDED_BY_RESTORE };
    expect(await contentsIn(environment)).toEqual(restored);
  });

  it.each([
    ['a damaged', 'what a broken disk left'],
    ['an empty', ''],
  ])('replaces %s database, and keeps it as it is', async (_what, left) => {
    const path = await fillAndBackUp({ DATA_DIR: temporaryFolder() });
    const environment = { DATA_DIR: temporaryFolder() };
    writeFileSync(join(environment.DATA_DIR, SQLITE_FILE), left);
    const { code, stdout } = await runAdmin(environment, ['restore', path]);
    expect(code).toBe(0);
    const kept = /kept in (\S+)\.$/m.exec(stdout)?.[1] ?? '';
    expect(readFileSync(kept, 'utf8')).toBe(left);
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
    expect(code).toBe(0);
    // There was no database before, so none is said to be kept.
    expect(stdout).toMatch(
      /^Restored the database \S+ from \S+\.\nAll sessions have ended[^\n]+\nInvitations [^\n]+\nUsed [^\n]+\n$/,
    );
    expect(await contentsIn(environment)).toMatchObject({ quotes: [{ text: 'Only in the log' }] });
    expect(statSync(join(environment.DATA_DIR, SQLITE_FILE)).mode & 0o777).toBe(0o600);
  });

  it('refuses while another program has the file open', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const path = await fillAndBackUp(environment);
    const other = new DatabaseSync(join(environment.DATA_DIR, SQLITE_FILE));
    onTestFinished(() => other.close());
    other.prepare('select count(*) from quotes').get();
    const { code, stderr } = await runAdmin(environment, ['restore', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Another program has the database file \S+ open\./);
  });

  it('refuses the database itself', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await fill(environment);
    const file = join(environment.DATA_DIR, SQLITE_FILE);
    expect((await runAdmin(environment, ['restore', file])).stderr).toMatch(
      /is the database itself/,
    );
  });
});
