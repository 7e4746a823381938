import { describe, expect, it } from 'vitest';
import { serializeError } from './log-serializer.ts';

describe('a logged error', () => {
  it('has its message, stack, code and cause', () => {
    const error = Object.assign(new Error('no', { cause: new Error('because') }), {
      code: '23505',
    });
    expect(JSON.parse(JSON.stringify(serializeError(error)))).toMatchObject({
      type: 'Error',
      message: 'no: because',
      code: '23505',
      stack: expect.stringMatching(/log-serializer\.test[\s\S]+caused by/),
    });
  });

  it('lacks what PostgreSQL repeats of rows', () => {
    const rows = { detail: 'Key (a)=(secret)', where: 'secret', internalQuery: 'secret' };
    const error = Object.assign(new Error('no'), rows, { table: 'users' });
    const serialized = JSON.stringify(serializeError(error));
    expect(serialized).toContain('users');
    expect(serialized).not.toContain('secret');
    expect(error.detail).toBe(rows.detail);
  });
});
