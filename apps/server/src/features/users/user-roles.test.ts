import type { Role } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { databases } from '../../testing/test-database.ts';
import { addSession, addUsers, PASSWORD_HASH } from '../../testing/test-users.ts';

const NEW_PASSWORD = 'Quiet-River-88';
/** The time of the app's clock: everybody has just entered the password. */
const NOW = '2026-03-21T12:00:00.000Z';
const NEWCOMER = {
  username: 'newcomer',
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
};

interface Account {
  readonly username: string;
  readonly role: Role;
  readonly password: 'old' | 'new';
  readonly sessions: number;
}
type Person = 'master' | 'anna' | 'bruno';
type State = Readonly<Partial<Record<Person | 'newcomer', Account>>>;

/** The state before each call: everybody is logged in at two places. */
const START = {
  master: { username: 'master', role: 'Master Admin', password: 'old', sessions: 2 },
  anna: { username: 'anna', role: 'Admin', password: 'old', sessions: 2 },
  bruno: { username: 'bruno', role: 'Admin', password: 'old', sessions: 2 },
} as const satisfies State;

const changed = (person: Person, change: Partial<Account>, state: State = START): State => ({
  ...state,
  [person]: { ...START[person], ...change },
});
const transferred = (to: Person): State =>
  changed(to, { role: 'Master Admin' }, changed('master', { role: 'Admin' }));
const created = (role: Role, state: State = START): State => ({
  ...state,
  newcomer: { username: 'newcomer', role, password: 'new', sessions: 0 },
});
const without = (person: Person): State =>
  Object.fromEntries(Object.entries(START).filter(([name]) => name !== person));

const LOG_IN = [401, 'Please log in to access the admin dashboard'] as const;
const NOT_YOURS = [403, 'Only the Master Admin can change this account'] as const;
const NO_ROLES = [403, 'Only Master Admins can change roles'] as const;
const NO_PROMOTION = [403, 'Only Master Admins can promote users to Master Admin'] as const;
const NO_CREATION = [403, 'Only Master Admins can create other Master Admins'] as const;
const NO_DEMOTION = [
  409,
  'Cannot demote the only Master Admin. Assign another user as Master Admin first.',
] as const;
const NOT_ONESELF = [403, 'You cannot delete your own account'] as const;
const NOT_THE_MASTER = [403, 'The Master Admin cannot be deleted'] as const;
const UNKNOWN = [404, 'This user no longer exists'] as const;
const MALFORMED = [400, 'The id must be a whole number'] as const;

type Refusal = readonly [status: number, message: string];
type Success = readonly [status: number, after: State];
type Target = Person | 'unknown' | 'malformed';
type Actor = 'nobody' | 'anna' | 'master';
type Row = readonly [Actor, Readonly<Partial<Record<Target, Refusal | Success>>>];

interface Operation {
  readonly what: string;
  readonly call: readonly ['POST' | 'PATCH' | 'DELETE', action: string, body?: object];
  readonly rows: readonly Row[];
}

const NOBODY: Row = [
  'nobody',
  { anna: LOG_IN, bruno: LOG_IN, master: LOG_IN, unknown: LOG_IN, malformed: LOG_IN },
];
const NO_SUCH = { unknown: UNKNOWN, malformed: MALFORMED } as const;

const renamed = (person: Person): Success => [200, changed(person, { username: 'renamed' })];
const reset = (person: Person, sessions: number): Success => [
  200,
  changed(person, { password: 'new', sessions }),
];

/** Each call, by each actor, on each target: the refusal, or the state afterwards. */
const OPERATIONS: readonly Operation[] = [
  {
    what: 'renaming',
    call: ['PATCH', '/username', { username: 'renamed' }],
    rows: [
      NOBODY,
      ['anna', { anna: renamed('anna'), bruno: renamed('bruno'), master: NOT_YOURS, ...NO_SUCH }],
      ['master', { master: renamed('master'), bruno: renamed('bruno'), ...NO_SUCH }],
    ],
  },
  {
    what: 'a new password',
    call: ['POST', '/reset-password', { password: NEW_PASSWORD }],
    rows: [
      NOBODY,
      ['anna', { anna: reset('anna', 1), bruno: reset('bruno', 0), master: NOT_YOURS, ...NO_SUCH }],
      ['master', { master: reset('master', 1), bruno: reset('bruno', 0), ...NO_SUCH }],
    ],
  },
  {
    what: 'making an Admin',
    call: ['PATCH', '/role', { role: 'Admin' }],
    rows: [
      NOBODY,
      ['anna', { anna: NO_ROLES, bruno: NO_ROLES, master: NO_ROLES, ...NO_SUCH }],
      ['master', { master: NO_DEMOTION, bruno: [200, START], ...NO_SUCH }],
    ],
  },
  {
    what: 'making the Master Admin',
    call: ['PATCH', '/role', { role: 'Master Admin' }],
    rows: [
      NOBODY,
      ['anna', { anna: NO_PROMOTION, bruno: NO_PROMOTION, master: NO_PROMOTION, ...NO_SUCH }],
      ['master', { master: [200, START], bruno: [200, transferred('bruno')], ...NO_SUCH }],
    ],
  },
  {
    what: 'deleting',
    call: ['DELETE', ''],
    rows: [
      NOBODY,
      [
        'anna',
        { anna: NOT_ONESELF, bruno: [204, without('bruno')], master: NOT_THE_MASTER, ...NO_SUCH },
      ],
      ['master', { master: NOT_ONESELF, bruno: [204, without('bruno')], ...NO_SUCH }],
    ],
  },
];

const CREATIONS = [
  ['nobody', 'Admin', LOG_IN],
  ['nobody', 'Master Admin', LOG_IN],
  ['anna', 'Admin', [201, created('Admin')]],
  ['anna', 'Master Admin', NO_CREATION],
  ['master', 'Admin', [201, created('Admin')]],
  ['master', 'Master Admin', [201, created('Master Admin', changed('master', { role: 'Admin' }))]],
] as const satisfies readonly [Actor, Role, Refusal | Success][];

/** Resets the users to the start; returns their ids and a way to call as one of them. */
async function startOn(database: Database) {
  const app = await createTestApp(database, { clock: new TestClock(NOW) });
  return async () => {
    await database.writes.deleteFrom('users').execute();
    const ids = await addUsers(database, {
      master: START.master.role,
      anna: START.anna.role,
      bruno: START.bruno.role,
    });
    const browsers: Partial<Record<Actor, TestBrowser>> = {};
    for (const person of ['master', 'anna', 'bruno'] as const) {
      await addSession(database, ids[person]);
      const browser = new TestBrowser(app);
      browser.setCookie('session', await addSession(database, ids[person], NOW));
      if (person !== 'bruno') browsers[person] = browser;
    }
    const idOf = (target: Target): string | number =>
      target === 'unknown' ? 2_000_000_000 : target === 'malformed' ? '1x' : ids[target];
    return { idOf, ids, as: (actor: Actor) => browsers[actor] ?? new TestBrowser(app) };
  };
}

async function stateOf(database: Database, ids: Record<string, number>): Promise<State> {
  const users = await database.reads.selectFrom('users').selectAll().execute();
  const sessions = await database.reads.selectFrom('sessions').select('user_id').execute();
  return Object.fromEntries(
    users.map(({ id, username, role, password_hash }) => {
      const person = Object.keys(ids).find((name) => ids[name] === id) ?? username;
      const account: Account = {
        username,
        role,
        password: password_hash === PASSWORD_HASH ? 'old' : 'new',
        sessions: sessions.filter(({ user_id }) => user_id === id).length,
      };
      return [person, account];
    }),
  );
}

describe.each(databases)('roles on $name', ({ open }) => {
  const cells = OPERATIONS.flatMap(({ rows, ...operation }) =>
    rows.map(([actor, targets]) => ({ ...operation, actor, targets })),
  );

  it('decide on what is done to users', async () => {
    const database = await open();
    const start = await startOn(database);
    for (const { what, actor, call, targets } of cells) {
      const [method, action, body] = call;
      for (const [target, expected] of Object.entries(targets)) {
        const { as, idOf, ids } = await start();
        const url = `/api/users/${idOf(target as Target)}${action}`;
        const response = await as(actor).call(method, url, body);
        const [status, outcome] = expected;
        expect(response.statusCode, `${what} by ${actor}: ${target}`).toBe(status);
        if (typeof outcome === 'string') {
          expect(response.json().message, target).toBe(outcome);
        }
        const after = typeof outcome === 'string' ? START : outcome;
        expect(await stateOf(database, ids), target).toEqual(after);
      }
    }
  });

  it('decide on who is created', async () => {
    const database = await open();
    const start = await startOn(database);
    for (const [actor, role, expected] of CREATIONS) {
      const { as, ids } = await start();
      const response = await as(actor).call('POST', '/api/users', { ...NEWCOMER, role });
      const [status, outcome] = expected;
      expect(response.statusCode, `${actor}: ${role}`).toBe(status);
      if (typeof outcome === 'string') expect(response.json().message).toBe(outcome);
      const after = typeof outcome === 'string' ? START : outcome;
      expect(await stateOf(database, ids)).toEqual(after);
    }
  });
});
