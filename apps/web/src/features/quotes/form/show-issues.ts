import { QUOTE_FIELD_NAMES } from '@bahai-friends/contract';
import { flushSync } from 'react-dom';
import type { FieldPath } from 'react-hook-form';
import { fieldIssues } from '../../../api/field-issues.ts';
import type { QuoteForm, QuoteFormValues } from './quote-form.ts';

const isOfField = ({ path }: { readonly path: string }): boolean =>
  ['translations', ...QUOTE_FIELD_NAMES].includes(path.split('.')[0] ?? '');

/** Shows the server's issues at their fields, and moves the focus to the first of them. */
export function showIssues(form: QuoteForm, error: Error): void {
  const issues = fieldIssues(error)
    .filter(isOfField)
    .map(({ path, message }) => [path as FieldPath<QuoteFormValues>, message] as const);
  // It is rendered at once: a folded part unfolds with it, and only then can it take the focus.
  flushSync(() => {
    for (const [path, message] of issues) form.setError(path, { type: 'server', message });
  });
  const [first] = issues;
  if (first) form.setFocus(first[0]);
}
