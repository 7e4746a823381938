import { describe, expect, it } from 'vitest';
import { loggedError } from './log-serializer.ts';

describe('what the log tells of an error', () => {
  it('is what it says and where, its code and its cause', () => {
    const error = Object.assign(new Error('no', { cause: new Error('because') }), {
      code: '23505',
    });
    expect(JSON.parse(JSON.stringify(loggedError(error)))).toMatchObject({
      type: 'Error',
      message: 'no: because',
      code: '23505',
      stack: expect.stringMatching(/logged-error\.test[\s\S]+caused by/),
    });
  });

  it('leaves out what PostgreSQL repeats of rows', () => {
    const rows = { detail: 'Key (a)=(secret)', where: 'secret', internalQuery: 'secret' };
    const error = Object.assign(new Error('no'), rows, { table: 'users' });
    const told = JSON.stringify(loggedError(error));
    expect(told).toContain('users');
    expect(told).not.toContain('secret');
    expect(error.detail).toBe(rows.detail);
  });
});
