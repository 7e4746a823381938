import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { migrationNames } from '../db/migrations/index.ts';
import { openDatabase, SQLITE_FILE } from '../db/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { contentsIn, integrityOf } from '../testing/database-contents.ts';
import { openMigrated } from '../testing/full-database.ts';
import { releaseEnvironments } from '../testing/releases/releases.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { TestClock } from '../testing/test-clock.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { runProgram } from '../testing/test-program.ts';
import { upgrade } from './upgrade.ts';

const RELEASE = '0.1.0';
const CUT_OFF = fileURLToPath(new URL('../testing/cut-off-upgrade.ts', import.meta.url));
const clock = new TestClock('2026-03-21T12:00:00Z');
const COPY = `${SQLITE_FILE}.before-upgrade-20260321T120000Z`;
const [sqlite] = releaseEnvironments;

async function applied(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const database = openDatabase(readEnvironment(environment), () => {});
  try {
    return await appliedMigrations(database.reads, database.dialect);
  } finally {
    await database.close();
  }
}

/** More statements than any upgrade has. */
const NEVER = 1_000_000;

async function cutOff(environment: Readonly<Record<string, string>>, statement: number) {
  const running = runProgram(CUT_OFF, environment, { args: [String(statement)] });
  await running.ended;
  return running;
}

async function upgraded(
  environment: Readonly<Record<string, string>>,
  at: Pick<Clock, 'now'> = clock,
): Promise<string | null> {
  const location = readEnvironment(environment);
  const database = openDatabase(location, () => {});
  try {
    return await upgrade(database, location, at);
  } finally {
    await database.close();
  }
}

describe.each(releaseEnvironments)('an upgrade of 0.1.0 on $name', ({ make }) => {
  it('that is killed leaves all as it was, and is done by the next start', {
    timeout: 300_000,
  }, async () => {
    const counted = await make(RELEASE);
    const statements = Number((await cutOff(counted, NEVER)).output().stdout);
    const expected = await contentsIn(counted);
    const environment = await make(RELEASE);
    const before = await applied(environment);
    for (const part of [0.1, 0.4, 0.7, 0.9]) {
      const { child, output } = await cutOff(environment, Math.ceil(statements * part));
      expect([child.signalCode, output().stderr]).toEqual(['SIGKILL', '']);
      expect(await applied(environment)).toEqual(before);
    }
    expect((await cutOff(environment, NEVER)).output().stderr).toBe('');
    expect(await applied(environment)).toEqual(migrationNames);
    expect(await contentsIn(environment)).toEqual(expected);
  });
});

describe('an upgrade of the embedded database', () => {
  it('keeps a copy as it was, from which the former version goes on', async () => {
    const environment = await sqlite.make(RELEASE);
    const before = await applied(environment);
    const folder = environment.DATA_DIR ?? '';
    const copy = join(folder, COPY);
    expect(await upgraded(environment)).toBe(copy);
    expect(integrityOf(copy)).toBe('ok');
    const { code, stdout } = await runAdmin(environment, ['restore', copy]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Restored the database')]);
    const backThen = { DATA_DIR: temporaryFolder() };
    writeFileSync(join(backThen.DATA_DIR, SQLITE_FILE), readFileSync(copy));
    expect(await applied(backThen)).toEqual(before);
  });

  it('makes none of a new database, and none of one that is up to date', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    expect(await upgraded(environment)).toBeNull();
    expect(await upgraded(environment)).toBeNull();
    expect(readdirSync(environment.DATA_DIR).join()).not.toContain('before-upgrade');
  });

  it('keeps the copies of the last three', async () => {
    const environment = await sqlite.make(RELEASE);
    const folder = environment.DATA_DIR ?? '';
    for (const year of ['2021', '2022', '2023']) {
      writeFileSync(join(folder, `${SQLITE_FILE}.before-upgrade-${year}0101T000000Z`), '');
    }
    await upgraded(environment);
    const copies = readdirSync(folder).filter((name) => name.includes('before-upgrade'));
    expect(copies.map((name) => name.slice(-16, -12)).toSorted()).toEqual(['2022', '2023', '2026']);
  });

  it('changes nothing where no copy can be made', async () => {
    const environment = await sqlite.make(RELEASE);
    const before = await applied(environment);
    const nowhere = { now: () => 'no/such/folder' };
    await expect(upgraded(environment, nowhere)).rejects.toThrow('its folder does not exist.');
    expect(await applied(environment)).toEqual(before);
  });

  it('takes the copy of a start that was killed within the same second', async () => {
    const environment = await sqlite.make(RELEASE);
    const copy = join(environment.DATA_DIR ?? '', COPY);
    writeFileSync(copy, 'made before');
    expect(await upgraded(environment)).toBe(copy);
    expect(readFileSync(copy, 'utf8')).toBe('made before');
    expect(await applied(environment)).toEqual(migrationNames);
  });

  it('removes what a start that was killed while it copied has left', async () => {
    const environment = await sqlite.make(RELEASE);
    const part = join(environment.DATA_DIR ?? '', `${COPY}.0a1b2c3d.part`);
    writeFileSync(part, 'half a database');
    await upgraded(environment);
    expect(existsSync(part)).toBe(false);
  });

  it('leaves no copy when it fails', async () => {
    const environment = await sqlite.make(RELEASE);
    const change = async (work: (database: Database) => Promise<unknown>) => {
      const database = openDatabase(readEnvironment(environment), () => {});
      await work(database);
      await database.close();
    };
    // It collides with a table that a migration makes.
    await change(({ writes }) =>
      writes.schema.createTable('batches').addColumn('id', 'integer').execute(),
    );
    await expect(upgraded(environment)).rejects.toThrow('could not be brought up to date');
    expect(readdirSync(environment.DATA_DIR ?? '').join()).not.toContain('before-upgrade');
    await change(({ writes }) => writes.schema.dropTable('batches').execute());
    await (await openMigrated(environment)).close();
  });
});
