import { type Need, say } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { isQuestion, uploadProblemOf } from './upload-problem.ts';

const problem = {
  ...say('malformed', { reason: 'Nothing was stored' }),
  total: 1,
  issues: [{ row: 42, column: 'displayDate', ...say('not-a-day') }],
};
const rejection = (body: unknown, status = 400) =>
  new ApiError('No', { status, body: JSON.stringify(body), userMessage: 'No' });

describe('the problems of a file', () => {
  it.each([
    ['issues', problem],
    ['needs', { ...problem, issues: [], needs: ['sheet'] }],
  ])('are read from a response with %s', (_, body) => {
    expect(uploadProblemOf(rejection(body))).toEqual(body);
  });

  it.each([
    ['one without either', rejection({ ...problem, issues: [] })],
    ['one of another status', rejection(problem, 413)],
    ['one of another kind', rejection({ message: 'Too large' })],
    ['one that is no JSON', new ApiError('502', { status: 400, body: '<h1>', userMessage: '' })],
    ['a failure without a response', ApiError.unreachable('offline')],
    ['a fault of the page', new Error('No')],
    ['none', null],
  ])('are not there in %s', (_, error) => {
    expect(uploadProblemOf(error)).toBeNull();
  });
});

describe('a file that only leaves something open', () => {
  it.each<[boolean, readonly Need[], readonly string[]]>([
    [true, ['dateOrder'], []],
    [false, ['dateOrder'], ['source']],
    [true, ['sheet'], ['source', 'text']],
    [true, ['encoding'], ['']],
    [true, ['columns'], []],
    [false, ['columns'], ['source']],
    [false, [], ['displayDate']],
  ])('is one: %s, when it needs %j and has issues in %j', (expected, needs, columns) => {
    const issues = columns.map((column) => ({
      row: 2,
      column,
      ...say('malformed', { reason: 'Wrong' }),
    }));
    expect(isQuestion({ ...problem, issues, needs: [...needs] })).toBe(expected);
  });

  it('is none that was accepted', () => {
    expect(isQuestion(null)).toBe(false);
  });
});
