import { QUOTE_FIELD_NAMES } from '@bahai-friends/contract';
import type { Told } from '@bahai-friends/languages/en/problems/sentences';
import { flushSync } from 'react-dom';
import type { FieldPath } from 'react-hook-form';
import { ApiError, valueIn } from '../../../api/api-error.ts';
import { hasShape, type Shape } from '../../../api/response-shape.ts';
import { told } from '../../../texts/told.ts';
import type { QuoteForm, QuoteFormValues } from './quote-form.ts';

interface Issue extends Told {
  readonly path: string;
  readonly message: string;
}

const ISSUE_SHAPE: Shape<Issue> = {
  path: ['string'],
  message: ['string'],
  code: ['string'],
  values: ['object'],
};

const isOfField = ({ path }: Issue): boolean =>
  ['translations', ...QUOTE_FIELD_NAMES].includes(path.split('.')[0] ?? '');

function issuesIn(error: Error): Issue[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const issues = valueIn(error.body ?? '', 'issues');
  if (!Array.isArray(issues)) return [];
  return issues.filter((issue) => hasShape<Issue>(issue, ISSUE_SHAPE)).filter(isOfField);
}

/** Shows what the server has refused at its fields, and moves the focus to the first of them. */
export function showIssues(form: QuoteForm, error: Error): void {
  const issues = issuesIn(error).map(
    (issue) => [issue.path as FieldPath<QuoteFormValues>, told(issue)] as const,
  );
  // At once: a part that is folded unfolds with it, and only then takes the focus.
  flushSync(() => {
    for (const [path, message] of issues) form.setError(path, { type: 'server', message });
  });
  const [first] = issues;
  if (first) form.setFocus(first[0]);
}
