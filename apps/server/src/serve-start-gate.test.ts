import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from './db/postgres/postgres-database.ts';
import { freePort } from './testing/free-port.ts';
import { HttpVisitor } from './testing/http-visitor.ts';
import { databaseEnvironments } from './testing/test-database.ts';
import { runServer } from './testing/test-program.ts';

const PASSWORD = 'Quiet-River-88';
const [, postgres] = databaseEnvironments;

/** A database without rows in which no user can be added until the lock is released. */
async function withLockedUsers() {
  const environment = await postgres.migrated();
  const database = openPostgres(environment.DATABASE_URL, () => {});
  const lock = await database.writes.startTransaction().execute();
  onTestFinished(async () => {
    if (!lock.isRolledBack) await lock.rollback().execute();
    await database.close();
  });
  await sql`lock table users in share row exclusive mode`.execute(lock);
  return { environment, letGo: () => lock.rollback().execute() };
}

/** Starts an instance, and waits until its health call answers. */
async function startListening(environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const running = runServer({
    ...environment,
    PORT: String(port),
    MASTER_ADMIN_PASSWORD: PASSWORD,
  });
  const address = `http://127.0.0.1:${port}`;
  const isAlive = async () => expect((await fetch(`${address}/api/health`)).status).toBe(200);
  await vi.waitFor(isAlive, { timeout: 60_000, interval: 100 });
  return { running, address };
}

describe('a start', () => {
  it('lets nobody in on any instance before there is a Master Admin', async () => {
    const { environment, letGo } = await withLockedUsers();
    const instances = [await startListening(environment), await startListening(environment)];
    for (const { running, address } of instances) {
      for (const path of ['/', '/api/ready', '/api/session', '/api/csrf-token']) {
        expect((await fetch(address + path)).status).toBe(503);
      }
      expect(running.output().stdout).not.toContain('is ready');
    }
    await letGo();
    for (const { running, address } of instances) {
      await running.printed(/is ready/);
      expect((await new HttpVisitor(address).login('admin', PASSWORD)).status).toBe(200);
      expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    }
  });
});
