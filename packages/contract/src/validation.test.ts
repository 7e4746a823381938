import { describe, expect, it } from 'vitest';
import {
  BulkDeleteIds,
  IdParams,
  LoginPayload,
  NewHolyDay,
  NewSocialLink,
  NewUser,
  UpcomingQuery,
} from './index.ts';
import { refusals } from './testing/refusals.ts';

const link = { platform: 'X', url: 'https://x.com/somebody', order: 0 };
const user = { username: 'bob', password: 'Abcdef1!', confirmPassword: 'Abcdef1!', role: 'Admin' };

describe('NewSocialLink', () => {
  it.each([
    [
      {},
      [
        'platform: Platform name is required',
        'url: URL is required',
        'order: Order must be a positive number',
      ],
    ],
    [{ ...link, url: ' ' }, ['url: URL is required']],
    [{ ...link, url: 'javascript:1' }, ['url: Must be a valid URL']],
    [{ ...link, order: -1 }, ['order: Order must be a positive number']],
    [{ ...link, order: 1.5 }, ['order: Order must be a positive number']],
    [{ ...link, order: 'x' }, ['order: Order must be a positive number']],
    [{ ...link, order: 1e99 }, ['order: Order must be a positive number']],
    [{ ...link, order: 2_147_483_648 }, ['order: Order must be at most 2,147,483,647']],
    [link, []],
  ])('answers %j with %j', (input, expected) => {
    expect(refusals(NewSocialLink, input)).toEqual(expected);
  });
});

describe('NewHolyDay', () => {
  it.each([
    [{}, ['name: Name is required', 'date: Date is required']],
    [{ name: '', date: '' }, ['name: Name is required', 'date: Date is required']],
    [{ name: 'n', date: '2026-02-30' }, ['date: Date must be a real day written as YYYY-MM-DD']],
    [{ name: 'n', date: '2024-02-29' }, []],
  ])('answers %j with %j', (input, expected) => {
    expect(refusals(NewHolyDay, input)).toEqual(expected);
  });
});

describe('UpcomingQuery', () => {
  it('asks for three when nothing is said, and for at most a hundred', () => {
    expect(UpcomingQuery.parse({})).toEqual({ count: 3 });
    expect(UpcomingQuery.parse({ count: '100' })).toEqual({ count: 100 });
  });

  it.each(['abc', '0', '101', '-1', '', '1.5', '1e1', ' 3', ['1', '2']])('refuses %j', (count) => {
    expect(refusals(UpcomingQuery, { count })).toEqual([
      'count: count must be a whole number from 1 to 100',
    ]);
  });
});

describe('NewUser', () => {
  it.each([
    [user, []],
    [{ ...user, username: 'bo' }, ['username: Username must be at least 3 characters']],
    [{ ...user, username: ' ' }, ['username: Username must be at least 3 characters']],
    [{ ...user, confirmPassword: 'Abcdef1?' }, ['confirmPassword: Passwords do not match']],
    [{ ...user, role: 'Owner' }, ['role: Role must be Admin or Master Admin']],
    [
      { ...user, password: '', confirmPassword: '' },
      [
        'password: Password must be at least 8 characters',
        'password: Password must contain at least one uppercase letter',
        'password: Password must contain at least one lowercase letter',
        'password: Password must contain at least one number',
        'password: Password must contain at least one special character',
      ],
    ],
  ])('answers %j with %j', (input, expected) => {
    expect(refusals(NewUser, input)).toEqual(expected);
  });
});

describe('BulkDeleteIds', () => {
  it.each([undefined, [], ['1'], [1.5], [0], 'all', Array(100_001).fill(1)])(
    'says in plain words what it takes',
    (ids) => {
      const { error } = BulkDeleteIds.safeParse(ids);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'ids must be a list of 1 to 100,000 whole numbers',
      ]);
    },
  );
});

describe('LoginPayload and IdParams', () => {
  it('names what is missing', () => {
    expect(refusals(LoginPayload, { username: '', password: {} })).toEqual([
      'username: Username is required',
      'password: Password is required',
    ]);
  });

  it.each(['0', '-1', 'x', '1.5', '01', '9'.repeat(16), ''])('refuses the id %j', (id) => {
    expect(refusals(IdParams, { id })).toEqual(['id: The id must be a whole number']);
  });
});
