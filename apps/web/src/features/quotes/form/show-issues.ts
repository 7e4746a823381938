import { QUOTE_FIELD_NAMES } from '@bahai-friends/contract';
import { flushSync } from 'react-dom';
import type { FieldPath } from 'react-hook-form';
import { fieldIssues } from '../../../api/field-issues.ts';
import type { QuoteForm, QuoteFormValues } from './quote-form.ts';

const isOfField = ({ path }: { readonly path: string }): boolean =>
  ['translations', ...QUOTE_FIELD_NAMES].includes(path.split('.')[0] ?? '');

/** Shows what the server has refused at its fields, and moves the focus to the first of them. */
export function showIssues(form: QuoteForm, error: Error): void {
  const issues = fieldIssues(error)
    .filter(isOfField)
    .map(({ path, message }) => [path as FieldPath<QuoteFormValues>, message] as const);
  // At once: a part that is folded unfolds with it, and only then takes the focus.
  flushSync(() => {
    for (const [path, message] of issues) form.setError(path, { type: 'server', message });
  });
  const [first] = issues;
  if (first) form.setFocus(first[0]);
}
