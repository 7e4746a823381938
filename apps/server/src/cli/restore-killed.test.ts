import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SQLITE_FILE } from '../db/open-database.ts';
import { openMigrated } from '../testing/full-database.ts';
import { ADMIN } from '../testing/program-paths.ts';
import { fillAndBackUp, runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';
import { addressOf, runProgram, runServer } from '../testing/test-program.ts';

describe('what a killed restore or move has left', () => {
  it('is gone at the next start', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const folders = ['restoring', 'moving'].map((ending) =>
      join(environment.DATA_DIR, `${SQLITE_FILE}.${ending}`),
    );
    for (const folder of folders) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'copy.sqlite'), 'a whole backup');
    }
    await addressOf(runServer(environment));
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  });

  it('is gone at the next start with PostgreSQL, too, and what is in use stays', async () => {
    const TMPDIR = temporaryFolder();
    const [, postgres] = databaseEnvironments;
    const environment = { ...(await postgres.make()), TMPDIR };
    const path = await fillAndBackUp({ DATA_DIR: temporaryFolder() });
    const copies = () =>
      readdirSync(TMPDIR).filter((name) => name.startsWith('bahai-friends-restore-'));
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await database.writes.transaction().execute(async (transaction) => {
      // The restore reads this table of its target first: it waits here until it is killed.
      await sql`lock table kysely_migration in access exclusive mode`.execute(transaction);
      const restore = runProgram(ADMIN, environment, { args: ['restore', path, '--replace'] });
      await expect.poll(copies).toHaveLength(1);
      const another = await runAdmin(environment, ['restore', `${path}-not-there`]);
      expect([another.code, copies().length]).toEqual([1, 1]);
      restore.child.kill('SIGKILL');
      await restore.ended;
    });
    expect(copies()).toHaveLength(1);
    await addressOf(runServer(environment));
    expect(copies()).toEqual([]);
  });
});
