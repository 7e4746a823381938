import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { callsOf, holdResponse, respondWith } from '../../testing/api-server.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { channelStateWith, mailWith, sendingWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { SendingPart } from './sending-part.tsx';

const PUT = 'PUT /api/sending';

const person = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('keeps what is typed while it is being saved, as unsaved, and forgets what was sent', async () => {
  respondWith('GET /api/sending', sendingWith({ mail: mailWith() }));
  respondWith('GET /api/sending/state', { mail: channelStateWith() });
  renderWithQueries(<SendingPart timeZone="Asia/Tehran" isShown />);
  await screen.findByRole('button', { name: 'Save Changes' });
  await fill(person, { Server: ' mail.site.example ', Password: 'a secret' }, () => screen);
  const respondToSave = holdResponse(PUT);
  await press(person, 'Save Changes');
  await screen.findByRole('button', { name: 'Saving...' });
  await fill(person, { 'Sender name': 'Neighbours' }, () => screen);
  respondToSave(sendingWith({ mail: mailWith({ host: 'mail.site.example' }), version: 3 }));
  await waitFor(() => expect(shownToast()?.title).toBe('Success'));
  await waitFor(() => expect(field('Password').value).toBe(''));
  expect(field('Server').value).toBe('mail.site.example');
  expect(field('Sender name').value).toBe('Neighbours');
  expect(document.activeElement).toBe(field('Sender name'));
  expect(screen.getByText('There are unsaved changes.')).toBeTruthy();
  await press(person, 'Save Changes');
  await waitFor(() => expect(callsOf(PUT)).toHaveLength(2));
  expect(callsOf(PUT)[1]?.headers.get('if-match')).toBe('"3"');
  const { mail } = JSON.parse(callsOf(PUT)[1]?.body ?? '');
  expect(mail).toMatchObject({ host: 'mail.site.example', fromName: 'Neighbours' });
  expect(mail).not.toHaveProperty('password');
});
