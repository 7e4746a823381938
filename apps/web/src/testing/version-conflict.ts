import type { Endpoints } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { callsOf, rejectWith, respond } from './api-server.ts';
import { press } from './forms.ts';

const MEANWHILE = 'Somebody else has changed this meanwhile.';

interface ChangedDeletion {
  readonly endpoint: keyof Endpoints;
  /** The label of the button that deletes. */
  readonly confirm: string;
  /** Has the list respond with the newer version. */
  readonly respondNewer: () => void;
  /** A text in the dialog of the newer version that the one of the older version does not have. */
  readonly newerText: string;
}

/**
 * In an open confirmation dialog: has the deletion rejected with a version conflict, loads the newer version, and
 * deletes it.
 *
 * @returns the values of `If-Match` in the two calls
 */
export async function deleteAfterConflict(
  person: UserEvent,
  { endpoint, confirm, respondNewer, newerText }: ChangedDeletion,
): Promise<(string | null)[]> {
  const question = () => screen.queryByRole('alertdialog');
  rejectWith(endpoint, 412, MEANWHILE);
  await press(person, confirm);
  expect((await screen.findByRole('alert')).textContent).toContain(MEANWHILE);
  expect(question()?.textContent).not.toContain(newerText);
  respondNewer();
  await press(person, 'Load the newer version');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(question()?.textContent).toContain(newerText);
  respond(endpoint, () => new Response(null, { status: 204 }));
  await press(person, confirm);
  await waitFor(() => expect(question()).toBeNull());
  return callsOf(endpoint).map(({ headers }) => headers.get('if-match'));
}
