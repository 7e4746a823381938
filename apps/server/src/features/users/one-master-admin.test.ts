import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { actorOf } from '../../testing/test-actor.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers, PASSWORD, PASSWORD_HASH } from '../../testing/test-users.ts';
import { endSessionsOf, rememberSessionsOfDeleted } from '../session/session.repository.ts';
import { createUsersService, type UsersService } from './users.service.ts';

const WAVES = 12;
const CALLS_PER_WAVE = 40;

/** Numbers from 0 to below `max`, the same in each run (a linear congruential generator). */
function sequence(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

function usersOf(database: Database): UsersService {
  return createUsersService({
    tellNews,
    strength: { assertStrong: async () => {} },
    database,
    clock: new TestClock('2026-03-21T12:00:00Z'),
    hasher: { hash: async () => PASSWORD_HASH },
    endSessionsOf,
    rememberSessionsOfDeleted,
  });
}

async function masters(database: Database): Promise<number> {
  const rows = await database.reads
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Master Admin')
    .execute();
  return rows.length;
}

/** Counts the Master Admins over and over until told to stop; returns all different counts. */
function watch(database: Database): () => Promise<number[]> {
  const seen: number[] = [];
  let watching = true;
  const ended = (async () => {
    while (watching) seen.push(await masters(database));
  })();
  return async () => {
    watching = false;
    await ended;
    return seen;
  };
}

/** A random call by a random user on a random user. */
function anyCall(users: UsersService, ids: readonly number[], next: (max: number) => number) {
  const anybody = () => ids[next(ids.length)] ?? 0;
  const actor = actorOf(anybody(), 'anybody');
  const name = `user-${next(1_000_000)}`;
  const calls = {
    promote: () => users.changeRole(actor, anybody(), 'Master Admin'),
    demote: () => users.changeRole(actor, anybody(), 'Admin'),
    delete: () => users.delete(actor, anybody()),
    rename: () => users.rename(actor, anybody(), name),
    create: () =>
      users.create(actor, {
        username: name,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        role: next(2) === 0 ? 'Admin' : 'Master Admin',
      }),
  };
  const kinds = ['promote', 'promote', 'create', 'create', 'demote', 'delete', 'rename'] as const;
  const kind = kinds[next(kinds.length)] ?? 'promote';
  return calls[kind]().then(
    () => kind,
    (error: unknown) => {
      // It has to be a refusal, and not a conflict inside the database.
      if (!(error instanceof DomainError)) throw error;
      return 'refused' as const;
    },
  );
}

describe.each(databases)('exactly one Master Admin on $name', ({ open }) => {
  it('is there at every moment of hundreds of changes by several people at once', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin', bruno: 'Admin', clara: 'Admin' });
    const [users, otherInstance] = [usersOf(database), usersOf(database)];
    const next = sequence(19);
    const stopWatching = watch(database);
    const done: Record<string, number> = {};
    for (let wave = 0; wave < WAVES; wave += 1) {
      const ids = (await users.list()).map(({ id }) => id);
      const calls = Array.from({ length: CALLS_PER_WAVE }, (_, index) =>
        anyCall(index % 2 === 0 ? users : otherInstance, ids, next),
      );
      for (const outcome of await Promise.all(calls)) done[outcome] = (done[outcome] ?? 0) + 1;
      expect(await masters(database)).toBe(1);
    }
    const seen = await stopWatching();
    expect(new Set(seen)).toEqual(new Set([1]));
    // If all had been refused, or nobody had counted, the checks above would prove nothing.
    expect(seen.length).toBeGreaterThan(WAVES);
    for (const kind of ['promote', 'delete', 'create', 'rename', 'refused']) {
      expect(done[kind], kind).toBeGreaterThan(0);
    }
  });

  it('is kept by the database itself', async () => {
    const database = await open();
    const { anna, bruno } = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    await expect(addUsers(database, { clara: 'Master Admin' })).rejects.toThrow(/unique/i);
    const users = database.writes.updateTable('users');
    const promotion = users.set({ role: 'Master Admin' }).where('id', '=', bruno).execute();
    await expect(promotion).rejects.toThrow(/unique/i);
    const misspelt = users.set({ role: 'master admin' as 'Admin' }).where('id', '=', anna);
    await expect(misspelt.execute()).rejects.toThrow(/check/i);
    expect(await masters(database)).toBe(1);
  });

  it('is left when a change breaks off half way', async () => {
    const database = await open();
    const { anna, bruno } = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    let asked = 0;
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const breaking = {
      now: () => {
        asked += 1;
        if (asked === 2) throw new Error('the power went out');
        return clock.now();
      },
      after: (seconds: number) => clock.after(seconds),
      elapsed: () => clock.elapsed(),
      epochMilliseconds: () => clock.epochMilliseconds(),
    };
    const users = createUsersService({
      tellNews,
      strength: { assertStrong: async () => {} },
      database,
      clock: breaking,
      hasher: { hash: async () => PASSWORD_HASH },
      endSessionsOf,
      rememberSessionsOfDeleted,
    });
    const actor = actorOf(anna, 'anna');
    await expect(users.changeRole(actor, bruno, 'Master Admin')).rejects.toThrow('the power');
    expect(await usersOf(database).list()).toMatchObject([
      { username: 'anna', role: 'Master Admin', version: 1 },
      { username: 'bruno', role: 'Admin', version: 1 },
    ]);
  });
});
