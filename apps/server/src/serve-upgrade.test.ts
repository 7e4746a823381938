import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appliedMigrations } from './db/migrate.ts';
import { migrationNames } from './db/migrations/index.ts';
import { openDatabase, openExistingDatabase } from './db/open-database.ts';
import { readEnvironment } from './environment.ts';
import { withPostgres } from './testing/postgres-client.ts';
import { releaseEnvironments } from './testing/releases/releases.ts';
import { runAdmin } from './testing/test-admin.ts';
import { addressOf, runServer } from './testing/test-program.ts';

type Environment = Readonly<Record<string, string>>;

async function applied(environment: Environment): Promise<string[]> {
  const database = await openExistingDatabase(readEnvironment(environment));
  try {
    return await appliedMigrations(database.reads, database.dialect);
  } finally {
    await database.close();
  }
}

/** Connects to the database as a running older version does; the result disconnects. */
async function olderVersionOn(environment: Environment): Promise<() => Promise<void>> {
  if (environment.DATABASE_URL === undefined) {
    const database = openDatabase(readEnvironment(environment), () => {});
    onTestFinished(() => database.close());
    return () => database.close();
  }
  // Its connections do not mark their version.
  const client = new pg.Client(environment.DATABASE_URL);
  await client.connect();
  let hasEnded = false;
  const end = async () => {
    if (!hasEnded) await client.end();
    hasEnded = true;
  };
  onTestFinished(end);
  return end;
}

const IN_USE =
  /^The (database file \S+|PostgreSQL database) has to be brought up to date, but is in use: an older version is running.+Nothing was changed\.\n$/;

describe.each(releaseEnvironments)('an upgrade of 0.1.0 on $name', ({ make }) => {
  const RELEASE = '0.1.0';

  it('does not begin when the port is taken', async () => {
    const environment = await make(RELEASE);
    const before = await applied(environment);
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const running = runServer({ ...environment, PORT: String(port) });
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).toMatch(/^PORT \d+ .*EADDRINUSE.*\n$/);
    expect(await applied(environment)).toEqual(before);
  });

  it('does not begin beside an older version that is running, by a start or by a command', async () => {
    const environment = await make(RELEASE);
    const before = await applied(environment);
    const end = await olderVersionOn(environment);
    const running = runServer(environment);
    expect(await running.ended).toBe(1);
    expect(running.output().stderr).toMatch(IN_USE);
    const command = await runAdmin(environment, ['audit']);
    expect(command).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(IN_USE) });
    expect(await applied(environment)).toEqual(before);
    await end();
    await addressOf(runServer(environment));
    expect(await applied(environment)).toEqual(migrationNames);
  });
});

describe('an upgrade of PostgreSQL', () => {
  const [, postgres] = releaseEnvironments;

  it('is done once by instances that start at the same time', async () => {
    const environment = await postgres.make('0.1.0');
    const addresses = await Promise.all([1, 2, 3].map(() => addressOf(runServer(environment))));
    for (const address of addresses) {
      expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    }
    expect(await applied(environment)).toEqual(migrationNames);
  });

  it('is not kept back by who looks on under another account', async () => {
    const environment = await postgres.make('0.1.0');
    const url = new URL(environment.DATABASE_URL ?? '');
    const role = `watcher_${randomUUID().slice(0, 8)}`;
    await withPostgres(url.href, (client) => client.query(`create role ${role} login`));
    url.username = role;
    const watcher = new pg.Client(url.href);
    await watcher.connect();
    onTestFinished(() => watcher.end());
    await addressOf(runServer(environment));
  });
});
