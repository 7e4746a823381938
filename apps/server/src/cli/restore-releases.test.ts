import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeInstant } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { contentsIn, ENDED_BY_RESTORE } from '../testing/database-contents.ts';
import { openMigrated } from '../testing/full-database.ts';
import { releaseEnvironments, releases } from '../testing/releases/releases.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

type Environment = Readonly<Record<string, string>>;

/** A backup that was said to be done. */
async function backUp(environment: Environment): Promise<string> {
  const path = join(temporaryFolder(), 'backup');
  expect(await runAdmin(environment, ['backup', path])).toMatchObject({ code: 0, stderr: '' });
  return path;
}

/** Restores a backup on each database, and compares it with where it was made. */
async function expectRestorable(path: string, environment: Environment): Promise<void> {
  const { installation: _noted, ...before } = await contentsIn(environment);
  for (const { make } of databaseEnvironments) {
    const target = await make();
    const restored = await runAdmin(target, ['restore', path]);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const { installation: _own, ...after } = await contentsIn(target);
    expect(after).toEqual({ ...before, ...ENDED_BY_RESTORE });
  }
}

const now = () => writeInstant(Temporal.Now.instant());

/** Writes what 0.1.0 writes after a later version has updated the tables: it knows none of their new columns. */
async function writeAsVersion010({ writes: db }: Database): Promise<void> {
  const at = now();
  const end = writeInstant(Temporal.Now.instant().add({ hours: 24 }));
  const { rows } = await sql<{ id: number }>`
    insert into users (username, username_key, password_hash, role, last_modified)
    values ('of-old', 'of-old', '$argon2id$v=19$m=19456,t=2,p=1$YWJjZGVmZ2g$YWJjZGVmZ2hpamtsbW5vcA',
      'Admin', ${at}) returning id`.execute(db);
  const user = rows[0]?.id ?? 0;
  await sql`insert into sessions (token_hash, user_id, created_at, expires_at)
    values (${'a'.repeat(64)}, ${user}, ${at}, ${end})`.execute(db);
  await sql`insert into login_attempts (account, address, window_ends_at, attempts, last_attempt_at)
    values ('of-old', '192.0.2.0', ${end}, 3, ${at})`.execute(db);
  await sql`insert into quotes (text, source, display_date, created_at, updated_at)
    values ('Of old', 'Somebody', '2026-06-06', ${at}, ${at})`.execute(db);
  await sql`insert into daily_quotes (day, quote_id)
    select '2026-03-23', min(id) from quotes`.execute(db);
  await sql`delete from quotes where id = (select max(quote_id) from shown_quotes)`.execute(db);
  await sql`insert into holy_days (name, date, created_at, updated_at)
    values ('Ours of old', '2026-06-07', ${at}, ${at})`.execute(db);
  await sql`insert into audit_entries (at, actor_id, actor_name, kind, subject_id, action, details)
    values (${at}, ${user}, 'of-old', 'user', ${user}, 'password-reset', '{"name":"of-old"}')`.execute(
    db,
  );
}

const cases = releases.flatMap((version) =>
  releaseEnvironments.map(({ name, make }) => ({ version, name, make: () => make(version) })),
);

describe.each(cases)('a backup of what $version left on $name', ({ make }) => {
  it('is restored, made before the upgrade as after it', async () => {
    const environment = await make();
    const before = await backUp(environment);
    await expectRestorable(before, environment);
    await expectRestorable(await backUp(environment), environment);
  });

  it('is restored also when 0.1.0 has gone on writing beside a newer version', async () => {
    const environment = await make();
    const database = await openMigrated(environment);
    await writeAsVersion010(database);
    await database.close();
    await expectRestorable(await backUp(environment), environment);
  });
});

describe.each(databaseEnvironments)(
  'a backup of rows that break a rule, on $name',
  ({ make, migrated }) => {
    it('is restored as it was; the rows are named', async () => {
      const environment = await migrated();
      const database = await openMigrated(environment);
      await sql`insert into quotes (text, source, display_date, created_at, updated_at)
      values ('Wrong', 'x', '2026-02-30', ${now()}, ${now()})`.execute(database.writes);
      await database.close();
      const path = await backUp(environment);
      await expectRestorable(path, environment);
      const { stdout } = await runAdmin(await make(), ['restore', path]);
      expect(stdout).toMatch(
        /^This does not hold: Quotes keep the rules \(number 1 \(“Wrong”\): /m,
      );
    });
  },
);
