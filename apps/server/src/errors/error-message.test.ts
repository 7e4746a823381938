import { describe, expect, it } from 'vitest';
import { commandErrorLine } from '../cli/command-error.ts';
import { errorMessage } from './error-message.ts';

const refused = (address: string) =>
  Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
/** The error that Node throws for a name with two addresses: it has no message of its own. */
const both = Object.assign(new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]), {
  code: 'ECONNREFUSED',
});

describe('the reason of a failure', () => {
  it('is that of the first address where several were tried', () => {
    expect(errorMessage(both)).toBe('connect ECONNREFUSED ::1:5432');
    expect(commandErrorLine(both)).toBe('This could not be done: connect ECONNREFUSED ::1:5432');
  });

  it.each([
    [new Error('no'), 'no'],
    ['text', 'text'],
  ])('is what was thrown: %s', (error, reason) => {
    expect(errorMessage(error)).toBe(reason);
  });
});
