import { describe, expect, it, vi } from 'vitest';
import { verifyPassword } from '../../testing/password-verification.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { told } from '../../testing/told.ts';
import { createPasswordHasher } from './password-hasher.ts';

const { CORES } = vi.hoisted(() => ({ CORES: 4 }));
const QUEUE = 50;
/** Enough time for some queries. */
const PATIENCE = { timeout: 60_000, interval: 5 };

/** Replaces argon2: a hash is under way until a test ends it. */
const argon2 = vi.hoisted(() => ({
  underWay: [] as { end(): void; fail(): void }[],
  started: 0,
  /** The hashes against which passwords were verified last. */
  against: [] as string[],
  start<T>(result: T): Promise<T> {
    argon2.started += 1;
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => () => {
        argon2.underWay.splice(argon2.underWay.indexOf(task), 1);
        settle();
      };
      const task = {
        end: leave(() => resolve(result)),
        fail: leave(() => reject(new Error('out of memory'))),
      };
      argon2.underWay.push(task);
    });
  },
}));

vi.mock('./argon2.ts', () => ({
  hash: () => argon2.start('a hash'),
  verify(passwordHash: string) {
    argon2.against.push(passwordHash);
    return argon2.start(true);
  },
}));

vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:os')>()),
  availableParallelism: () => CORES,
}));

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Ends every hash that is under way, and all later ones. */
async function endAll(): Promise<void> {
  await turn();
  while (argon2.underWay.length > 0) {
    for (const task of [...argon2.underWay]) task.end();
    await turn();
  }
}

describe('the limit of password hashes', () => {
  it('leaves one core to everything else, whoever is looked for, again and again', async () => {
    const hasher = createPasswordHasher();
    for (let round = 0; round < 3; round += 1) {
      const all = [
        ...Array.from({ length: 5 }, () => verifyPassword(hasher, null, 'x')),
        ...Array.from({ length: 5 }, () => verifyPassword(hasher, 'a hash', 'x')),
        ...Array.from({ length: 5 }, () => hasher.hash('x')),
      ];
      let most = 0;
      await turn();
      while (argon2.underWay.length > 0) {
        most = Math.max(most, argon2.underWay.length);
        argon2.underWay[0]?.end();
        await turn();
      }
      expect(most).toBe(CORES - 1);
      expect(await Promise.all(all)).toHaveLength(15);
    }
  });

  it('lets a waiting one start as soon as one has ended or failed', async () => {
    const hasher = createPasswordHasher();
    const before = argon2.started;
    const all = Array.from({ length: CORES + 1 }, () => hasher.hash('x').catch(() => 'failed'));
    await turn();
    expect(argon2.started - before).toBe(CORES - 1);
    argon2.underWay[0]?.fail();
    await turn();
    expect(argon2.started - before).toBe(CORES);
    argon2.underWay[0]?.end();
    await turn();
    expect(argon2.started - before).toBe(CORES + 1);
    await endAll();
    expect((await Promise.all(all)).filter((outcome) => outcome === 'failed')).toHaveLength(1);
  });

  it('takes for a user who does not exist what it takes for one who does', async () => {
    const hasher = createPasswordHasher();
    const before = argon2.started;
    const unknown = verifyPassword(hasher, null, 'x');
    await endAll();
    expect(await unknown).toBe(false);
    expect(argon2.started - before).toBe(1);
    expect(argon2.against.at(-1)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses what would wait too long, until there is room again', async () => {
    const hasher = createPasswordHasher();
    const verify = (passwordHash: string | null) => verifyPassword(hasher, passwordHash, 'x');
    const accepted = Array.from({ length: CORES - 1 + QUEUE }, () => verify('a hash'));
    await expect(verify('a hash')).rejects.toMatchObject({ kind: 'busy', retryAfter: 5 });
    await expect(verify(null)).rejects.toMatchObject({ kind: 'busy' });
    await turn();
    argon2.underWay[0]?.end();
    await turn();
    accepted.push(verify('a hash'));
    await endAll();
    expect(await Promise.all(accepted)).toHaveLength(CORES + QUEUE);
  });

  it('makes new passwords’ hashes first, though every place in the queue of logins is taken', async () => {
    const hasher = createPasswordHasher();
    const logins = Array.from({ length: CORES - 1 + QUEUE }, () =>
      verifyPassword(hasher, null, 'x'),
    );
    const order: string[] = [];
    const made = hasher.hash('x').then(() => order.push('new password'));
    const waited = logins.at(CORES - 1)?.then(() => order.push('login'));
    await turn();
    argon2.underWay[0]?.end();
    await endAll();
    await Promise.all([made, waited, ...logins]);
    expect(order).toEqual(['new password', 'login']);
  });
});

describe.each(databases)('a server on $name that is asked for too many logins', ({ open }) => {
  it('answers 503 with a sentence and when to come back; others are not kept', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database);
    const browsers = Array.from(
      { length: CORES + QUEUE },
      (_, index) => new TestBrowser(app, `192.0.2.${index}`),
    );
    const responses = browsers.map((browser) => browser.login('anna'));
    const refused = await Promise.race(responses);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(told(refused)).toEqual({
      message: 'Too many people are logging in. Please try again in a moment.',
    });
    expect((await app.inject('/api/session')).statusCode).toBe(200);
    await vi.waitFor(() => expect(argon2.underWay).toHaveLength(CORES - 1), PATIENCE);
    let statuses: number[] = [];
    const answered = Promise.all(responses).then((all) => {
      statuses = all.map(({ statusCode }) => statusCode);
    });
    await vi.waitFor(() => {
      for (const task of [...argon2.underWay]) task.end();
      expect(statuses).not.toEqual([]);
    }, PATIENCE);
    await answered;
    expect(statuses.filter((status) => status === 200)).toHaveLength(CORES - 1 + QUEUE);
  });
});
