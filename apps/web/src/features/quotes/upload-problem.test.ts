import { type Need, type PreviewColumn, say } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { previewWith } from '../../testing/workbench.ts';
import { dateColumnOf, isQuestion, uploadProblemOf } from './upload-problem.ts';

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

  it.each([
    say('column-missing', { column: 'source' }),
    say('column-doubled', { count: 2, name: 'text' }),
    say('heading-of-languages', { heading: 'es/en', columns: ['text:es'] }),
  ])('is one where only its columns are asked about: $code', (said) => {
    const issue = { row: 1, column: 'source', ...said };
    expect(isQuestion({ ...problem, issues: [issue], needs: ['columns'] })).toBe(true);
    const others = [issue, ...problem.issues];
    expect(isQuestion({ ...problem, issues: others, needs: ['columns'] })).toBe(false);
  });

  it('is none that was accepted', () => {
    expect(isQuestion(null)).toBe(false);
  });
});

describe('the column that may have the dates', () => {
  const text: PreviewColumn = { letter: 'A', name: 'Passage', samples: [], column: 'text' };
  const source: PreviewColumn = { letter: 'B', name: 'From', samples: [], column: 'source' };
  const when: PreviewColumn = {
    ...{ letter: 'C', name: 'When', samples: ['3.4.2027'] },
    ...{ column: null, mayBe: ['displayDate'] },
  };
  const found = (columns: PreviewColumn[], needs: Need[] = ['columns']) =>
    dateColumnOf(previewWith([], { columns, needs }));

  it('is the only one of which anything is asked', () => {
    expect(found([text, source, when])).toBe(when);
  });

  it.each<[string, PreviewColumn[], Need[]?]>([
    ['nothing is asked', [text, source, when], []],
    ['several have dates', [text, source, when, { ...when, letter: 'D' }]],
    ['the sources are not known', [text, when]],
    ['it may be something else', [text, source, { ...when, mayBe: ['language'] }]],
  ])('is none where %s', (_, columns, needs) => {
    expect(found(columns, needs)).toBeNull();
  });
});
