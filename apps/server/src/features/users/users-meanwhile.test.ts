import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { actorOf } from '../../testing/test-actor.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addSession, addUsers, PASSWORD, PASSWORD_HASH } from '../../testing/test-users.ts';
import { endSessionsOf, rememberSessionsOfDeleted } from '../session/session.repository.ts';
import { createUsersService, type UsersService } from './users.service.ts';

const NEW_USER = { username: 'newcomer', password: PASSWORD, confirmPassword: PASSWORD };
const as = (userId: number) => actorOf(userId, 'somebody');

/** A users service in which something happens while a password is being hashed. */
function usersOn(
  database: Database,
  meanwhile: (users: UsersService) => Promise<unknown> = async () => {},
): UsersService {
  return createUsersService({
    tellNews,
    strength: { assertStrong: async () => {} },
    database,
    clock: new TestClock('2026-03-21T12:00:00Z'),
    hasher: {
      async hash() {
        await meanwhile(usersOn(database));
        return 'another hash';
      },
    },
    endSessionsOf,
    rememberSessionsOfDeleted,
  });
}

async function siteOn(database: Database) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin', clara: 'Admin' });
  await addSession(database, ids.clara);
  return ids;
}

/** Whether passwords and sessions are unchanged since `siteOn`. */
async function untouched(database: Database): Promise<boolean> {
  const users = await database.reads.selectFrom('users').select('password_hash').execute();
  const sessions = await database.reads.selectFrom('sessions').selectAll().execute();
  return users.every((user) => user.password_hash === PASSWORD_HASH) && sessions.length === 1;
}

describe.each(databases)('while a password is hashed on $name', ({ open }) => {
  it('a user who is deleted adds nobody any more', async () => {
    const database = await open();
    const { anna, bruno } = await siteOn(database);
    const users = usersOn(database, (others) => others.delete(as(anna), bruno));
    const creation = users.create(as(bruno), { ...NEW_USER, role: 'Admin' });
    await expect(creation).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await users.list()).toHaveLength(2);
  });

  it('a user who is deleted changes no password any more', async () => {
    const database = await open();
    const { anna, bruno, clara } = await siteOn(database);
    const users = usersOn(database, (others) => others.delete(as(anna), bruno));
    const reset = users.resetPassword(as(bruno), clara, PASSWORD);
    await expect(reset).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await untouched(database)).toBe(true);
  });

  it('a Master Admin who gives the role away makes no other any more', async () => {
    const database = await open();
    const { anna, bruno } = await siteOn(database);
    const users = usersOn(database, (others) => others.changeRole(as(anna), bruno, 'Master Admin'));
    const creation = users.create(as(anna), { ...NEW_USER, role: 'Master Admin' });
    await expect(creation).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await users.list()).toMatchObject([
      { username: 'anna', role: 'Admin' },
      { username: 'bruno', role: 'Master Admin' },
      { username: 'clara', role: 'Admin' },
    ]);
  });

  it('a user who becomes the Master Admin gets no password of another any more', async () => {
    const database = await open();
    const { anna, bruno, clara } = await siteOn(database);
    const users = usersOn(database, (others) => others.changeRole(as(anna), clara, 'Master Admin'));
    const reset = users.resetPassword(as(bruno), clara, PASSWORD);
    await expect(reset).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await untouched(database)).toBe(true);
  });

  it('a user who is deleted gets none, and it is said that there is no such user', async () => {
    const database = await open();
    const { anna, bruno, clara } = await siteOn(database);
    const users = usersOn(database, (others) => others.delete(as(anna), clara));
    const reset = users.resetPassword(as(bruno), clara, PASSWORD);
    await expect(reset).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('a name that is taken is refused', async () => {
    const database = await open();
    const { anna, bruno } = await siteOn(database);
    const users = usersOn(database, (others) => others.rename(as(anna), bruno, 'NewComer'));
    const creation = users.create(as(anna), { ...NEW_USER, role: 'Master Admin' });
    await expect(creation).rejects.toMatchObject({ kind: 'conflict' });
    expect((await users.list())[0]).toMatchObject({ username: 'anna', role: 'Master Admin' });
  });
});
