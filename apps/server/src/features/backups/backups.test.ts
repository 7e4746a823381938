import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { trailOf } from '../../testing/audit-trail.ts';
import { contentsOf, contentsOfFile, integrityOf } from '../../testing/database-contents.ts';
import { fillEveryTable, openMigrated } from '../../testing/full-database.ts';
import { listen } from '../../testing/raw-connection.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databaseEnvironments, temporaryFolder } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { VERSION } from '../../version.ts';

const NOW = '2026-03-21T12:00:00.000Z';
const SQLITE_MAGIC = 'SQLite format 3\0';
const leftovers = () => readdirSync(tmpdir()).filter((name) => /^bahai-friends-backup-/.test(name));

describe.each(databaseEnvironments)('backups in the dashboard on $name', ({ name, migrated }) => {
  async function site() {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await fillEveryTable(database);
    await database.writes.deleteFrom('users').execute();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const clock = new TestClock(NOW);
    const app = await createTestApp(database, { clock, environment });
    return { app, clock, database, environment, anna: await loggedIn(app, 'anna') };
  }

  it('are told of with sizes and version, and kept by nobody', async () => {
    const { anna } = await site();
    const response = await anna.send('GET', '/api/state');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const state = response.json();
    expect(state).toEqual({
      version: VERSION,
      database: name === 'SQLite' ? 'sqlite' : 'postgres',
      databaseBytes: expect.any(Number),
      diskFreeBytes: name === 'SQLite' ? expect.any(Number) : null,
      lastBackup: null,
    });
    expect(state.databaseBytes).toBeGreaterThan(100_000);
    if (name === 'SQLite') expect(state.diskFreeBytes).toBeGreaterThan(0);
  });

  it('are downloaded whole, recorded, and known to whoever restores them', async () => {
    const { anna, database } = await site();
    const before = leftovers();
    const response = await anna.call('POST', '/api/backup');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/vnd.sqlite3',
      'content-disposition': 'attachment; filename="bahai-friends-2026-03-21.sqlite"',
      'content-length': String(response.rawPayload.length),
    });
    expect(response.rawPayload.toString('latin1', 0, 16)).toBe(SQLITE_MAGIC);
    const path = join(temporaryFolder(), 'downloaded');
    writeFileSync(path, response.rawPayload);
    expect(integrityOf(path)).toBe('ok');
    const backup = { at: NOW, way: 'download' };
    await expect
      .poll(async () => (await anna.send('GET', '/api/state')).json().lastBackup)
      .toEqual(backup);
    const { audit_entries: copied, ...copy } = await contentsOfFile(path);
    const { audit_entries: entries, ...contents } = await contentsOf(database);
    expect(copy).toEqual(contents);
    expect(entries).toHaveLength((copied ?? []).length + 1);
    expect((await trailOf(database)).at(-1)).toMatchObject({
      actor: { name: 'anna' },
      kind: 'settings',
      change: { action: 'backup-downloaded' },
    });
    expect(leftovers()).toEqual(before);
  });

  it('are for the Master Admin, who has entered the password lately', async () => {
    const { anna, app, clock, database } = await site();
    const entries = (await trailOf(database)).length;
    const bruno = await loggedIn(app, 'bruno');
    for (const refused of [
      await bruno.send('GET', '/api/state'),
      await bruno.call('POST', '/api/backup'),
    ]) {
      expect(refused.statusCode).toBe(403);
      expect(told(refused)).toEqual({ message: 'Only the Master Admin can download backups' });
    }
    expect((await app.inject('/api/state')).statusCode).toBe(401);
    expect((await anna.send('POST', '/api/backup')).statusCode).toBe(403);
    clock.advance(16 * 60);
    const asked = await anna.call('POST', '/api/backup');
    expect([asked.statusCode, asked.json().reauthenticate]).toEqual([403, true]);
    expect((await anna.send('GET', '/api/state')).json().lastBackup).toBeNull();
    expect(await trailOf(database)).toHaveLength(entries);
  });

  it('are downloaded one at a time', async () => {
    const { anna, app } = await site();
    const port = await listen(app);
    const headers = {
      'csrf-token': await anna.csrfToken(),
      cookie: ['session', '_csrf'].map((key) => `${key}=${anna.cookie(key)}`).join('; '),
    };
    const url = `http://127.0.0.1:${port}/api/backup`;
    const [one, other] = await Promise.all([
      fetch(url, { method: 'POST', headers }),
      fetch(url, { method: 'POST', headers }),
    ]);
    const [served, refused] = one.ok ? [one, other] : [other, one];
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(withoutCodes(await refused.json())).toEqual({
      message: 'A backup is being downloaded at this moment. Please try again when it is through.',
    });
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    await expect.poll(async () => (await anna.call('POST', '/api/backup')).statusCode).toBe(200);
  });
});

describe('a backup that cannot be made', () => {
  it('says why, and the next one is not kept waiting', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await addUsers(database, { anna: 'Master Admin' });
    const elsewhere = { DATA_DIR: temporaryFolder() };
    const app = await createTestApp(database, { environment: elsewhere });
    const anna = await loggedIn(app, 'anna');
    for (const attempt of ['first', 'second']) {
      const { statusCode, body } = await anna.call('POST', '/api/backup');
      expect([attempt, statusCode, body]).toEqual([
        attempt,
        503,
        expect.stringContaining('There is no database at'),
      ]);
    }
  });
});
