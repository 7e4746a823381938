import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { issueLine, partListed, problemReport, uploadProblemOf } from './row-issues.ts';

const problem = {
  message: 'Nothing was stored',
  total: 250,
  issues: [
    { row: 42, column: 'displayDate', message: 'Date must be a real day' },
    { row: 43, column: '', message: 'The row is empty' },
  ],
};
const rejection = (body: string) =>
  new ApiError('400', { status: 400, body, userMessage: 'Nothing was stored' });

describe('the problems of a file', () => {
  it('are read from the error response', () => {
    expect(uploadProblemOf(rejection(JSON.stringify(problem)))).toEqual(problem);
  });

  it.each([
    ['one without rows', rejection(JSON.stringify({ ...problem, issues: [] }))],
    ['one of another kind', rejection('{"message":"Too large"}')],
    ['one that is no JSON', rejection('<h1>502</h1>')],
    ['a failure without a response', ApiError.unreachable('offline')],
    ['a fault of the page', new Error('No')],
  ])('are not there in %s', (_, error) => {
    expect(uploadProblemOf(error)).toBeNull();
  });

  it('say where they are, as far as that is known', () => {
    expect(problem.issues.map(issueLine)).toEqual([
      'Row 42, displayDate: Date must be a real day',
      'Row 43: The row is empty',
    ]);
  });

  it('say how many of them are listed, unless all are', () => {
    expect(partListed(problem)).toBe('Showing the first 2 of 250 problems');
    expect(partListed({ ...problem, total: 2 })).toBeNull();
  });

  it('can be kept as a text', () => {
    expect(problemReport(problem)).toBe(
      'Nothing was stored\nShowing the first 2 of 250 problems\n' +
        'Row 42, displayDate: Date must be a real day\nRow 43: The row is empty\n',
    );
    expect(problemReport({ ...problem, total: 2 })).not.toContain('Showing');
  });
});
