import { say } from '@bahai-friends/contract';
import { expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { commandErrorLine } from './command-error.ts';

it.each([
  [new OperatorError('There is no database yet.'), 'There is no database yet.'],
  [new DomainError('too-large', say('request-too-large')), 'The request is too large.'],
  [
    Object.assign(new Error('no space left on device\nwrite'), { code: 'ENOSPC' }),
    'This could not be done: no space left on device',
  ],
])('says in one line why a command failed: %s', (error, line) => {
  expect(commandErrorLine(error)).toBe(line);
});

it('says nothing of a fault of the program, which shows where it is', () => {
  expect(commandErrorLine(new TypeError('x is undefined'))).toBeNull();
});
