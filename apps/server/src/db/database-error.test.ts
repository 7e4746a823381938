import { describe, expect, it } from 'vitest';
import { databaseErrorKind } from './database-error.ts';

const errorWith = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

describe('a fault of the database', () => {
  it.each([
    ['unavailable', errorWith({ code: 'ECONNREFUSED' })],
    ['unavailable', errorWith({ code: 'ENOENT', syscall: 'connect' })],
    ['unavailable', errorWith({ code: '57P03' })],
    ['unavailable', errorWith({ code: '08006' })],
    ['unavailable', errorWith({ code: '25006' })],
    ['unavailable', errorWith({}, 'Connection terminated unexpectedly')],
    ['unavailable', errorWith({}, 'timeout expired')],
    ['unavailable', errorWith({}, 'timeout exceeded when trying to connect')],
    ['busy', errorWith({ code: '40P01' })],
    ['busy', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['busy', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 5 + (2 << 8) })],
    ['disk-full', errorWith({ code: '53100' })],
    ['disk-full', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ])('is %s', (fault, error) => {
    expect(databaseErrorKind(error)).toBe(fault);
  });

  it.each([
    errorWith({ code: '23505' }),
    errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 19 }),
    errorWith({ code: 'ENOENT' }),
    new TypeError('x is not a function'),
    'text',
  ])('is not what the program itself did wrong: %s', (error) => {
    expect(databaseErrorKind(error)).toBeUndefined();
  });
});
