import { addDays } from '@bahai-friends/badi-calendar';
import type { HolyDay, Quote, TodaysQuote } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { civilDayIn } from './community-day.ts';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/postgres/postgres-database.ts';
import { startBalancer } from './testing/balancer.ts';
import { HttpVisitor } from './testing/http-visitor.ts';
import { databaseEnvironments } from './testing/test-database.ts';
import { addressOf, type Running, runServer } from './testing/test-program.ts';
import { addUsers } from './testing/test-users.ts';

/** A change that is not seen by then never is. A benchmark measures that it takes less than a second. */
const SEEN_WITHIN_MS = 60_000;

interface Site {
  readonly processes: readonly Running[];
  readonly instances: readonly HttpVisitor[];
  /** A visitor whose requests the proxy sends to one instance after the other. */
  readonly visitor: HttpVisitor;
  /** The database as opened by a command-line program. */
  readonly database: Database;
}

/** Three processes, started at once on an empty PostgreSQL database, behind a proxy; Anna is logged in. */
async function threeInstances(settings: Record<string, string> = {}): Promise<Site> {
  const [, postgres] = databaseEnvironments;
  const environment = { ...(await postgres.make()), ...settings };
  const processes = [1, 2, 3].map(() => runServer(environment));
  const addresses = await Promise.all(processes.map(addressOf));
  const database = openPostgres(environment.DATABASE_URL, () => {});
  onTestFinished(() => database.close());
  await addUsers(database, { anna: 'Admin' });
  const visitor = new HttpVisitor(await startBalancer(addresses));
  expect((await visitor.login('anna')).status).toBe(200);
  return {
    processes,
    instances: addresses.map((address) => visitor.at(address)),
    visitor,
    database,
  };
}

/** The holy days that an instance shows to everybody, through its API and on its page. */
async function holyDayNames(instance: HttpVisitor): Promise<string[]> {
  const names = (await instance.read<HolyDay[]>('/api/holy-days')).map(({ name }) => name);
  const page = await (await instance.send('/')).text();
  return names.filter((name) => page.includes(name));
}

const soon = addDays(civilDayIn('UTC', systemClock), 1);

describe('three instances on one PostgreSQL', () => {
  it('start at once, show one quote of the day, know each other’s sessions, and count failed logins together', async () => {
    const { instances, visitor, database } = await threeInstances({
      LOGIN_ATTEMPTS_PER_15_MIN: '6',
    });
    const today = instances.map((one) => one.read<TodaysQuote>('/api/quotes/today'));
    expect(new Set((await Promise.all(today)).map(({ id }) => id)).size).toBe(1);
    for (const instance of instances) {
      const session = await instance.read('/api/session');
      expect(session).toMatchObject({ authenticated: true });
    }
    const masters = database.reads.selectFrom('users').where('role', '=', 'Master Admin');
    expect(await masters.select('id').execute()).toHaveLength(1);
    const stranger = new HttpVisitor(visitor.address);
    const responses = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      responses.push((await stranger.login('anna', 'Wrong-pass1')).status);
    }
    expect(responses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('show a change at once where it was made, and soon elsewhere', async () => {
    const { instances, database } = await threeInstances({ STARTER_CONTENT: 'off' });
    const [first] = instances;
    const expectSeen = async (name: string, isThere: boolean) => {
      for (const instance of instances) {
        await vi.waitUntil(async () => (await holyDayNames(instance)).includes(name) === isThere, {
          timeout: SEEN_WITHIN_MS,
          interval: 20,
        });
      }
    };
    // Each instance caches them first, so that the test shows that the cache is dropped.
    await Promise.all(instances.map(holyDayNames));
    for (const [index, instance] of instances.entries()) {
      const name = `Picnic ${index}`;
      const made = await instance.call('POST', '/api/holy-days', { name, date: soon });
      expect(await holyDayNames(instance)).toContain(name);
      await expectSeen(name, true);
      const { id } = (await made.json()) as HolyDay;
      const other = instances[(index + 1) % 3] ?? instance;
      await other.call('DELETE', `/api/holy-days/${id}`, {});
      expect(await holyDayNames(other)).not.toContain(name);
      await expectSeen(name, false);
    }
    const now = '2026-01-01T00:00:00.000Z';
    await database.writes
      .insertInto('holy_days')
      .values({ name: 'From elsewhere', date: soon, created_at: now, updated_at: now })
      .execute();
    await expectSeen('From elsewhere', true);
    expect(await first?.read('/api/holy-days')).toHaveLength(1);
  });

  it('go on when one of them is killed; nothing that was acknowledged is lost', async () => {
    const { processes, instances, visitor } = await threeInstances({ STARTER_CONTENT: 'off' });
    const acknowledged: string[] = [];
    const addQuotes = async (count: number, from: HttpVisitor) => {
      for (let index = 0; index < count; index += 1) {
        const text = `Quote ${acknowledged.length} ${index}`;
        const response = await from.call('POST', '/api/quotes', { text, source: 'Somebody' });
        if (response.status === 201) acknowledged.push(text);
      }
    };
    await addQuotes(5, visitor);
    const writing = addQuotes(20, visitor);
    processes[0]?.child.kill('SIGKILL');
    await writing;
    expect(acknowledged.length).toBeGreaterThan(20);
    const [, second, third] = instances;
    for (const instance of [second, third, visitor]) {
      const texts = (await instance?.read<Quote[]>('/api/quotes'))?.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(texts).size).toBe(texts?.length);
    }
  });
});
