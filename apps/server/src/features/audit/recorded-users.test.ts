import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/audit-trail.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { recoverPassword } from '../users/password-recovery.ts';

const PASSWORD = 'Very-secret-1';
const NEW_USER = { username: 'clara', password: PASSWORD, confirmPassword: PASSWORD };

describe.each(databases)('the entry of a change of users on $name', ({ open }) => {
  async function site() {
    const database = await open();
    const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
    const app = await createTestApp(database);
    const anna = await loggedIn(app, 'anna');
    const changes = async () =>
      (await trailOf(database)).map(({ kind, actor, subjectId, change }) => {
        expect([kind, actor]).toEqual(['user', { id: ids.anna, name: 'anna' }]);
        return { subjectId, change };
      });
    return { database, app, ids, anna, changes };
  }

  it('tells who was added, renamed and deleted', async () => {
    const { anna, changes } = await site();
    const added = await anna.call('POST', '/api/users', { ...NEW_USER, role: 'Admin' });
    const subjectId = added.json().id;
    await anna.call('PATCH', `/api/users/${subjectId}/username`, { username: 'clarissa' });
    await anna.call('DELETE', `/api/users/${subjectId}`);
    expect(await changes()).toEqual([
      { subjectId, change: { action: 'created', values: { username: 'clara', role: 'Admin' } } },
      {
        subjectId,
        change: {
          action: 'updated',
          name: 'clara',
          fields: [{ field: 'username', before: 'clara', after: 'clarissa' }],
        },
      },
      {
        subjectId,
        change: { action: 'deleted', values: { username: 'clarissa', role: 'Admin' } },
      },
    ]);
  });

  it('tells whose password was set anew', async () => {
    const { anna, ids, changes } = await site();
    for (const id of [ids.bruno, ids.anna]) {
      await anna.call('POST', `/api/users/${id}/reset-password`, { password: PASSWORD });
    }
    expect(await changes()).toEqual([
      { subjectId: ids.bruno, change: { action: 'password-reset', name: 'bruno' } },
      { subjectId: ids.anna, change: { action: 'password-reset', name: 'anna' } },
    ]);
  });

  it('tells from whom to whom the role went, by promotion', async () => {
    const { anna, ids, changes } = await site();
    const url = `/api/users/${ids.bruno}/role`;
    // Setting the role that the user has is no change.
    await anna.call('PATCH', url, { role: 'Admin' });
    await anna.call('PATCH', url, { role: 'Master Admin' });
    expect(await changes()).toEqual([
      { subjectId: ids.bruno, change: { action: 'role-transferred', from: 'anna', to: 'bruno' } },
    ]);
  });

  it('tells from whom to whom the role went, by a new user', async () => {
    const { anna, changes } = await site();
    const added = await anna.call('POST', '/api/users', { ...NEW_USER, role: 'Master Admin' });
    const subjectId = added.json().id;
    expect(await changes()).toEqual([
      {
        subjectId,
        change: { action: 'created', values: { username: 'clara', role: 'Master Admin' } },
      },
      { subjectId, change: { action: 'role-transferred', from: 'anna', to: 'clara' } },
    ]);
  });

  it('has the name under which somebody renamed their own account', async () => {
    const { anna, ids, changes } = await site();
    await anna.call('PATCH', `/api/users/${ids.anna}/username`, { username: 'annette' });
    expect(await changes()).toMatchObject([
      { change: { fields: [{ before: 'anna', after: 'annette' }] } },
    ]);
  });
});

describe.each(databases)('the entry of a change from the command line on $name', ({ open }) => {
  const hasher = { hash: async (password: string) => password };
  const clock = new TestClock('2026-03-21T12:00:00Z');

  it.each([
    [
      'a new password',
      { anna: 'Master Admin' },
      'anna',
      [{ action: 'password-reset', name: 'anna' }],
    ],
    [
      'a new Master Admin',
      {},
      'anna',
      [{ action: 'created', values: { username: 'anna', role: 'Master Admin' } }],
    ],
    [
      'an Admin who becomes Master Admin where there is none',
      { bruno: 'Admin' },
      'bruno',
      [
        {
          action: 'updated',
          name: 'bruno',
          fields: [{ field: 'role', before: 'Admin', after: 'Master Admin' }],
        },
        { action: 'password-reset', name: 'bruno' },
      ],
    ],
    ['nothing when there is no such user', { anna: 'Master Admin' }, 'nobody', []],
  ] as const)('tells of %s', async (_, users, username, changes) => {
    const database = await open();
    if (Object.keys(users).length > 0) await addUsers(database, users);
    await recoverPassword({ database, clock, hasher, endSessionsOf, tellNews }, username, PASSWORD);
    const entries = await trailOf(database);
    expect(entries.map(({ change }) => change)).toEqual(changes);
    for (const { actor, kind } of entries) {
      expect([actor, kind]).toEqual([{ id: null, name: 'command line' }, 'user']);
    }
  });
});
