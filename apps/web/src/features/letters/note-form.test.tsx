import type { Letters } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { callsOf, holdResponse, respondWith } from '../../testing/api-server.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { useLetters } from './letters.queries.ts';
import { NoteForm } from './note-form.tsx';

const NOTE = 'PUT /api/letters/note';

const person = userEvent.setup({ delay: null });
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note in the weekly letter/);
const type = (text: string) => fill(person, { 'Note in the weekly letter': text }, () => screen);

const lettersWith = (note: string, noteVersion: number): Letters => ({
  topics: { daily: 1, weekly: 1, reminders: 0 },
  unconfirmed: 0,
  note,
  noteVersion,
  nextAt: null,
});

function StoredNote() {
  const { data } = useLetters(true);
  return data ? <NoteForm stored={data} /> : null;
}

it.each([
  ['something else', 'Coffee'],
  ['what it was before', 'Before'],
])('keeps %s that is typed while the note is being saved, as unsaved', async (_, later) => {
  respondWith('GET /api/letters', lettersWith('Before', 1));
  renderWithQueries(<StoredNote />);
  await screen.findByLabelText(/^Note in the weekly letter/);
  await type('Tea');
  const respondToSave = holdResponse(NOTE);
  await press(person, 'Save the note');
  await waitFor(() => expect(callsOf(NOTE)).toHaveLength(1));
  await type(later);
  respondToSave(lettersWith('Tea', 2));
  await waitFor(() => expect(shownToast()?.description).toBe('The note is saved.'));
  expect(field().value).toBe(later);
  expect(screen.getByText('There are unsaved changes.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  respondWith(NOTE, lettersWith(later, 3));
  await press(person, 'Save the note');
  await waitFor(() =>
    expect(callsOf(NOTE).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']),
  );
  await waitFor(() => expect(screen.queryByText('There are unsaved changes.')).toBeNull());
});
