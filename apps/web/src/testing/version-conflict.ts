import type { Endpoints } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { callsOf, rejectWith, respond } from './api-server.ts';
import { press } from './forms.ts';

const MEANWHILE = 'Somebody else has changed this meanwhile.';

interface ChangedDeletion {
  readonly endpoint: keyof Endpoints;
  /** What the button says that deletes. */
  readonly confirm: string;
  /** Lets the list answer with the newer version. */
  readonly answerNewer: () => void;
  /** What the question says of the newer version, and did not say of the older one. */
  readonly newerText: string;
}

/**
 * In an open question: the deletion is refused as made on an older version, the newer one is loaded
 * when asked for, and deleted.
 *
 * @returns the versions that the two calls named, as `If-Match` has them
 */
export async function deleteAfterConflict(
  person: UserEvent,
  { endpoint, confirm, answerNewer, newerText }: ChangedDeletion,
): Promise<(string | null)[]> {
  const question = () => screen.queryByRole('alertdialog');
  rejectWith(endpoint, 412, MEANWHILE);
  await press(person, confirm);
  expect((await screen.findByRole('alert')).textContent).toContain(MEANWHILE);
  expect(question()?.textContent).not.toContain(newerText);
  answerNewer();
  await press(person, 'Load the newer version');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(question()?.textContent).toContain(newerText);
  respond(endpoint, () => new Response(null, { status: 204 }));
  await press(person, confirm);
  await waitFor(() => expect(question()).toBeNull());
  return callsOf(endpoint).map(({ headers }) => headers.get('if-match'));
}
