import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addSession, addUsers, PASSWORD_HASH } from '../../testing/test-users.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { ensureMasterAdmin } from './first-master-admin.ts';
import { recoverPassword } from './password-recovery.ts';
import { findCredentials, listUsers } from './users.repository.ts';

const clock = new TestClock('2026-03-21T12:00:00Z');
const hasher = {
  hash: async (password: string) => `hash of ${password}`,
};

const recover = (database: Database, username: string) =>
  recoverPassword({ database, clock, hasher, endSessionsOf, tellNews }, username, 'new');

const sessionsOf = async (database: Database) =>
  (await database.reads.selectFrom('sessions').select('user_id').execute()).map(
    ({ user_id }) => user_id,
  );

describe.each(databases)('password recovery on $name', ({ open }) => {
  it('gives a user a new password and ends their sessions, theirs only', async () => {
    const database = await open();
    const { anna, bruno } = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    await addSession(database, anna);
    await addSession(database, bruno);
    await addSession(database, bruno);
    expect(await recover(database, 'BRUNO')).toBe('reset');
    expect((await findCredentials(database.reads, 'bruno'))?.passwordHash).toBe('hash of new');
    expect((await findCredentials(database.reads, 'anna'))?.passwordHash).toBe(PASSWORD_HASH);
    expect(await sessionsOf(database)).toEqual([anna]);
    expect(await listUsers(database.reads)).toMatchObject([
      { username: 'anna', role: 'Master Admin', version: 1 },
      { username: 'bruno', role: 'Admin', version: 2, lastModified: clock.now() },
    ]);
  });

  it('voids the link of the first start', async () => {
    const database = await open();
    await ensureMasterAdmin({ database, clock, hasher });
    expect(await recover(database, 'admin')).toBe('reset');
    const links = await database.reads.selectFrom('invitations').selectAll().execute();
    expect(links).toEqual([]);
  });

  it('leaves the Master Admin what it is', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    expect(await recover(database, 'anna')).toBe('reset');
    expect(await listUsers(database.reads)).toMatchObject([{ role: 'Master Admin', version: 2 }]);
  });

  it('adds nobody while there is a Master Admin', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    expect(await recover(database, 'nobody')).toBe('unknown');
    expect(await listUsers(database.reads)).toHaveLength(1);
  });

  it('makes the user the Master Admin where there is none', async () => {
    const database = await open();
    await addUsers(database, { bruno: 'Admin', clara: 'Admin' });
    expect(await recover(database, 'bruno')).toBe('reset');
    expect(await listUsers(database.reads)).toMatchObject([
      { username: 'bruno', role: 'Master Admin' },
      { username: 'clara', role: 'Admin' },
    ]);
    expect((await findCredentials(database.reads, 'bruno'))?.passwordHash).toBe('hash of new');
  });

  it('creates the Master Admin where there is nobody, or nobody of that name', async () => {
    const database = await open();
    expect(await recover(database, 'Anna')).toBe('created');
    expect(await listUsers(database.reads)).toMatchObject([
      { username: 'Anna', role: 'Master Admin' },
    ]);
  });

  it('creates one when asked twice at the same moment', async () => {
    const database = await open();
    const outcomes = await Promise.all([recover(database, 'anna'), recover(database, 'bruno')]);
    expect(outcomes.sort()).toEqual(['created', 'unknown']);
    expect(await listUsers(database.reads)).toHaveLength(1);
  });
});
