import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { readEnvironment } from '../environment.ts';
import { createDispatcher } from '../outbox/dispatcher.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { databaseEnvironments } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** A change that is not noticed by then never is. A benchmark measures that it takes less than a second. */
const NOTICED_WITHIN_MS = 60_000;

async function open(environment: Record<string, string>): Promise<Database> {
  const database = openDatabase(readEnvironment(environment), () => {});
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}

/** Longer than a version stays the same while no connection listens. */
const STEADY_MS = 600;

/** Waits until a connection listens to the database: from then on its version stays the same. */
async function settled(database: Database): Promise<Database> {
  if (database.dialect === 'sqlite') return database;
  let version = database.contentVersion();
  let since = performance.now();
  const isSteady = () => {
    if (database.contentVersion() !== version) {
      version = database.contentVersion();
      since = performance.now();
    }
    return performance.now() - since > STEADY_MS;
  };
  await vi.waitUntil(isSteady, { timeout: NOTICED_WITHIN_MS, interval: 10 });
  return database;
}

describe.each(databaseEnvironments)('the content version on $name', ({ make }) => {
  it('stays as long as nothing changes, whatever is read', async () => {
    const database = await settled(await open(await make()));
    // A machine that is too busy to hear from the database in time changes the version needlessly.
    const staysWhenRead = async () => {
      const before = database.contentVersion();
      await database.reads.selectFrom('quotes').selectAll().execute();
      return database.contentVersion() === before;
    };
    await vi.waitUntil(staysWhenRead, { timeout: NOTICED_WITHIN_MS });
  });

  it('has changed when a change of this process is known to be made', async () => {
    const database = await settled(await open(await make()));
    const before = database.contentVersion();
    await addQuotes(database, { text: 'one' });
    const after = database.contentVersion();
    expect(after).not.toBe(before);
    await database.writes.transaction().execute(async (transaction) => {
      await addHolyDays({ ...database, writes: transaction }, ['Naw-Rúz', '2026-03-21']);
    });
    expect(database.contentVersion()).not.toBe(after);
  });

  it.each([
    ['adds', (other: Database) => addQuotes(other, { text: 'two' })],
    ['deletes', (other: Database) => other.writes.deleteFrom('quotes').execute()],
    [
      'changes',
      (other: Database) => other.writes.updateTable('quotes').set({ text: 'x' }).execute(),
    ],
    [
      'translates',
      (other: Database) =>
        other.writes
          .insertInto('quote_translations')
          .values({ quote_id: 1, language: 'de', text: 'x' })
          .execute(),
    ],
  ])('changes when another process %s', async (_, change) => {
    const environment = await make();
    const database = await settled(await open(environment));
    const other = await open(environment);
    await addQuotes(database, { text: 'one' });
    await settled(database);
    const before = database.contentVersion();
    await change(other);
    await vi.waitUntil(() => database.contentVersion() !== before, {
      timeout: NOTICED_WITHIN_MS,
      interval: 10,
    });
  });

  it('stays while another process sends 1,000 rows', async () => {
    const environment = await make();
    const database = await settled(await open(environment));
    const other = await open(environment);
    const outbox = createOutbox({ database: other, clock: systemClock });
    const before = database.contentVersion();
    for (let part = 0; part < 20; part += 1) {
      const items = Array.from({ length: 50 }, (_, index) => ({
        key: `${part} ${index}`,
        channel: 'mail',
        kind: 'test',
        subject: null,
      }));
      await outbox.add(other.writes, items);
      await createDispatcher({
        outbox,
        channels: async () => [{ channel: 'mail', most: Number.POSITIVE_INFINITY }],
        deliver: async () => ({ outcome: 'sent' }),
      }).run();
    }
    expect(await outbox.channels()).toMatchObject([{ sent: 1000 }]);
    // A later change is noticed, so earlier ones would have been, too.
    const counted = database.contentVersion();
    await addQuotes(other, { text: 'one' });
    await vi.waitUntil(() => database.contentVersion() !== counted, {
      timeout: NOTICED_WITHIN_MS,
      interval: 10,
    });
    expect(counted).toBe(before);
  });
});

describe('the content version on PostgreSQL, when the connection is lost', () => {
  async function throughProxy() {
    const [, postgres] = databaseEnvironments;
    const { DATABASE_URL } = await postgres.make();
    const way = await startTcpProxy(DATABASE_URL);
    return { way, database: await settled(await open({ DATABASE_URL: way.url })) };
  }

  it.each(['cut', 'silence'] as const)(
    'does not stay after a %s, until it is back',
    async (how) => {
      const { way, database } = await throughProxy();
      way[how]();
      for (let change = 0; change < 2; change += 1) {
        const before = database.contentVersion();
        await vi.waitUntil(() => database.contentVersion() !== before, {
          timeout: NOTICED_WITHIN_MS,
        });
      }
      way.restore();
      await settled(database);
    },
  );
});
