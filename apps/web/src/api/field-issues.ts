import type { Told } from '@bahai-friends/languages/en/problems/sentences';
import { told } from '../texts/told.ts';
import { ApiError, valueIn } from './api-error.ts';
import { hasShape, type Shape } from './response-shape.ts';

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

/**
 * The issues for which the server has refused a payload: the path of each field, and the message in the language of the
 * page.
 */
export function fieldIssues(
  error: Error,
): readonly { readonly path: string; readonly message: string }[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const issues = valueIn(error.body ?? '', 'issues');
  if (!Array.isArray(issues)) return [];
  return issues
    .filter((issue) => hasShape<Issue>(issue, ISSUE_SHAPE))
    .map((issue) => ({ path: issue.path, message: told(issue) }));
}
