import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import type { FieldPath } from 'react-hook-form';
import { fieldIssues } from '../../api/field-issues.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import type { SendingForm, SendingValues } from './sending-values.ts';

const OF_FIELD = /^((mail|telegram|mastodon|webhooks)\.|sendAt$|weeklyOn$)/;

/** Shows the server's issues at their fields, and moves the focus to the first; other errors are shown as a message. */
export function showRefused(form: SendingForm, error: Error): void {
  const issues = fieldIssues(error).filter(({ path }) => OF_FIELD.test(path));
  for (const { path, message } of issues) {
    form.setError(path as FieldPath<SendingValues>, { type: 'server', message });
  }
  const [first] = issues;
  if (first) form.setFocus(first.path as FieldPath<SendingValues>);
  else toastFailure(texts.saveFailed, error);
}
