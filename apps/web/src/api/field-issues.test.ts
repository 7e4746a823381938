import { say } from '@bahai-friends/contract';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { fieldIssues } from './field-issues.ts';

afterEach(() => {
  globalThis.dashboardLanguage = undefined;
});

const rejected = (body: unknown, status = 400) =>
  ApiError.rejected({ ok: false, status, statusText: 'No' }, JSON.stringify(body));
const said = say('required', { field: 'host' });
const issue = { path: 'mail.host', ...said };

it('are the paths of refused fields, with what is said of each', () => {
  const issues = [issue, { path: 'x' }, null, 7];
  expect(fieldIssues(rejected({ ...said, issues }))).toEqual([
    { path: 'mail.host', message: 'Server is required' },
  ]);
});

it('are said in the language of the page', () => {
  globalThis.dashboardLanguage = {
    texts: {},
    titles: { login: '', dashboard: '' },
    sentenceOf: ({ code }) => `Auf Deutsch: ${code}`,
  };
  expect(fieldIssues(rejected({ ...said, issues: [issue] }))).toEqual([
    { path: 'mail.host', message: 'Auf Deutsch: required' },
  ]);
});

it.each([
  [rejected({ ...said, issues: [issue] }, 412)],
  [rejected(said)],
  [rejected({ ...said, issues: 'none' })],
  [new Error('broken')],
])('are none in %s', (error) => {
  expect(fieldIssues(error)).toEqual([]);
});
