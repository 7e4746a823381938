import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { factorKey } from '../db/installation-values.ts';
import { migrate } from '../db/migrate.ts';
import { openSqliteCopy } from '../db/sqlite/sqlite-copy.ts';
import { insertTotp } from '../features/second-factor/totp.repository.ts';
import { newTotpSecret } from '../features/second-factor/totp.ts';
import { encryptSecret } from '../features/second-factor/totp-secrets.ts';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { contentsIn, contentsOfFile, ENDED_BY_RESTORE } from '../testing/database-contents.ts';
import { fill, openMigrated } from '../testing/full-database.ts';
import { fillAndBackUp, runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { addSession, addUsers } from '../testing/test-users.ts';

const keysOf = (rows: readonly unknown[] = []) => rows.map((row) => (row as { key: string }).key);

describe.each(databaseEnvironments)('npm run admin -- restore on $name', ({ make, migrated }) => {
  it('brings back what a backup holds, keeps what was there, ends all sessions, and says so', async () => {
    const environment = await migrated();
    await fill(environment);
    const full = await openMigrated(environment);
    const users = await full.reads.selectFrom('users').select('id').execute();
    const tokens = await Promise.all(users.map(({ id }) => addSession(full, id)));
    await full.close();
    const path = join(temporaryFolder(), 'backup');
    expect((await runAdmin(environment, ['backup', path])).code).toBe(0);
    const atBackup = await contentsIn(environment);
    const database = await openMigrated(environment);
    await database.writes.deleteFrom('users').execute();
    await database.writes.deleteFrom('quotes').execute();
    await addQuotes(database, { text: 'Written since' });
    await database.close();
    const atRestore = await contentsIn(environment);
    const result = await runAdmin(environment, ['restore', path, '--replace']);
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(result.stdout).toMatch(/^All sessions have ended: everybody has to log in again/m);
    expect(result.stdout).toMatch(/^Invitations of the backup are void\.$/m);
    const restored = await contentsIn(environment);
    const sentDays = [...(atBackup.sent_days ?? []), { what: '*', day: expect.any(String) }];
    expect(restored).toEqual({
      ...atBackup,
      ...ENDED_BY_RESTORE,
      sent_days: expect.arrayContaining(sentDays),
    });
    expect(restored.sent_days).toHaveLength(sentDays.length);
    const kept = /kept in (\S+\.before-restore-\d{8}T\d{6}Z)\.$/m.exec(result.stdout)?.[1] ?? '';
    expect(await contentsOfFile(kept)).toEqual(atRestore);
    const address = await addressOf(runServer(environment));
    const days = await (await fetch(`${address}/api/holy-days`)).json();
    expect(days).toHaveLength(atBackup.holy_days?.length ?? 0);
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) {
      const headers = { cookie: `session=${token}` };
      const response = await fetch(`${address}/api/session`, { headers });
      expect(await response.json()).toEqual({ authenticated: false });
    }
  });

  it('says whose second factors and recovery codes are those of before', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    const { bruno } = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    await insertTotp(database.writes, {
      user_id: bruno,
      secret: encryptSecret(newTotpSecret(), bruno, await factorKey(database.writes)),
      last_step: 0,
      created_at: '2026-03-21T12:00:00.000Z',
    });
    await database.close();
    const path = join(temporaryFolder(), 'backup');
    await runAdmin(environment, ['backup', path]);
    const { stdout } = await runAdmin(environment, ['restore', path, '--replace']);
    expect(stdout).toMatch(/^Second factors are those of the backup: .*: bruno\.$/m);
  });

  it('goes on counting ids where the backup had got to', async () => {
    const environment = await migrated();
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
    expect(await contentsIn(environment)).toMatchObject({
      holy_days: [{ name: 'Naw-Rúz', date: '2026-03-21' }],
      users: [],
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('refuses while the site is running, which goes on as if nothing had been', async () => {
    const environment = await migrated();
    const path = await fillAndBackUp(environment);
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

describe('npm run admin -- restore and PostgreSQL', () => {
  it('replaces what is there only when told so', async () => {
    const [, postgres] = databaseEnvironments;
    const environment = await postgres.migrated();
    const path = await fillAndBackUp(environment);
    const before = await contentsIn(environment);
    const { code, stderr } = await runAdmin(environment, ['restore', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The PostgreSQL database is not empty\. With --replace [^\n]+\n$/);
    expect(await contentsIn(environment)).toEqual(before);
  });

  it('takes a backup of the other database, and gives one to it', async () => {
    const [sqlite, postgres] = databaseEnvironments;
    const embedded = await sqlite.migrated();
    const path = await fillAndBackUp(embedded);
    const server = await postgres.make();
    expect((await runAdmin(server, ['restore', path])).code).toBe(0);
    const back = join(temporaryFolder(), 'back');
    await runAdmin(server, ['backup', back]);
    const again = await sqlite.make();
    expect((await runAdmin(again, ['restore', back])).code).toBe(0);
    const first = await contentsIn(embedded);
    const last = await contentsIn(again);
    // It has been backed up once more.
    const { installation } = last;
    // Nobody can tell what was sent since the backup, so sending is paused until the Master Admin decides.
    const [sending] = last.sending as { paused_at: string | null }[];
    expect(sending?.paused_at).not.toBeNull();
    const { sending: _, ...others } = last;
    const { sending: _sending, ...before } = first;
    expect(others).toEqual({ ...before, ...ENDED_BY_RESTORE, installation });
    expect(keysOf(installation)).toEqual(keysOf(first.installation));
  });
});
