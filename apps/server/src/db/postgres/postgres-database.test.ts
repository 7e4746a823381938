import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { databaseEnvironments, databases } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { databaseErrorKind } from '../database-error.ts';
import { withTableLock } from '../table-lock.ts';
import { openPostgres } from './postgres-database.ts';

const [, postgres] = databases;
/** More than there are connections. */
const MANY = 20;

/** Begins a change of quotes. @returns what ends it */
async function beginChange(database: Database): Promise<() => Promise<void>> {
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const change = withTableLock(database, 'quotes', () => {
    started.resolve();
    return end.promise;
  });
  await started.promise;
  return () => {
    end.resolve();
    return change;
  };
}

describe('PostgreSQL', () => {
  it('is read while changes wait for a long one', async () => {
    const database = await postgres.open();
    const endChange = await beginChange(database);
    const waiting = Array.from({ length: MANY }, () =>
      withTableLock(database, 'quotes', async () => 'done'),
    );
    expect(await database.reads.selectFrom('quotes').select('id').execute()).toEqual([]);
    await endChange();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  });

  it('lets changes wait for a connection as long as for a lock', async () => {
    const database = await postgres.open();
    const change = () => withTableLock(database, 'quotes', async () => 'done');
    const changes = () => Promise.all(Array.from({ length: MANY }, change));
    // All connections are made before the time limit passes.
    await changes();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const endChange = await beginChange(database);
    const waiting = changes().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(29_000);
    await endChange();
    expect(new Set(await waiting)).toEqual(new Set(['done']));
  });

  it('lets no change wait for a lock for ever', async () => {
    const { writes } = await postgres.open();
    const { rows } = await sql`show lock_timeout`.execute(writes);
    expect(rows).toEqual([{ lock_timeout: '30s' }]);
  });

  it('is busy for a change that has waited too long', async () => {
    const database = await postgres.open();
    const late = withTableLock(database, 'quotes', () =>
      database.writes.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '50ms'`.execute(other);
        await sql`lock table quotes in share row exclusive mode`.execute(other);
      }),
    );
    expect(databaseErrorKind(await late.catch((error: unknown) => error))).toBe('busy');
  });

  it('gives up a connection that is lost before it can be used, and closes', async () => {
    const [, { make }] = databaseEnvironments;
    const way = await startTcpProxy((await make()).DATABASE_URL);
    const { writes, close } = openPostgres(way.url, () => {});
    // A connection that was not given back would be missing from now on.
    for (let lost = 0; lost < MANY; lost += 1) {
      const silent = way.silenceAt('set lock_timeout');
      const query = sql`select 1`.execute(writes).catch((error: Error) => error.message);
      await silent;
      way.restore();
      expect(await query).toMatch(/Connection terminated/);
    }
    expect((await sql`select 1`.execute(writes)).rows).toHaveLength(1);
    await close();
  });
});
