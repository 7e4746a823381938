import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from '../../navigation/navigation.ts';
import { callsOf, rejectWith, respondWith } from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { Page } from './login-page.tsx';

const SESSION = 'GET /api/session';
const CONFIRM = 'POST /api/account/email/confirm';
const person = userEvent.setup({ delay: null });

function open(hash = '') {
  navigate(`/admin-auth${hash}`, { replace: true });
  renderWithQueries(<Page />);
}

const forgotLink = () => screen.findByRole('link', { name: 'Forgot your password?' });

it('says nothing of mail where the site sends none', async () => {
  open('#forgot');
  await waitFor(() => expect(callsOf(SESSION)).toHaveLength(1));
  expect(await screen.findByLabelText('Username')).toBeTruthy();
  expect(screen.queryByText(/Forgot/)).toBeNull();
});

it('leads whoever has forgotten the password on, also after a failed login', async () => {
  respondWith(SESSION, { authenticated: false, mail: true });
  rejectWith('POST /api/login', 401, 'Invalid username or password');
  open();
  expect((await forgotLink()).getAttribute('href')).toBe('#forgot');
  await person.type(screen.getByLabelText('Username'), 'anna');
  await person.type(screen.getByLabelText('Password'), 'wrong');
  await person.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Invalid username or password'));
  expect(await forgotLink()).toBeTruthy();
});

it('has whoever is not logged in do that before an address is confirmed', async () => {
  respondWith(SESSION, { authenticated: false, mail: true });
  open('#email=abc');
  expect(await screen.findByLabelText('Username')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
});

it('confirms an address when its owner presses the button, and asks for the session once', async () => {
  respondWith(SESSION, { authenticated: true, userId: 1, mail: true });
  rejectWith(CONFIRM, 404, 'This link is over');
  open('#email=abc');
  const button = await screen.findByRole('button', { name: /Confirm/ });
  expect(callsOf(CONFIRM)).toHaveLength(0);
  await person.click(button);
  expect(await screen.findByText('This link is over')).toBeTruthy();
  expect(callsOf(SESSION)).toHaveLength(1);
  respondWith(CONFIRM, { email: 'a…@m….example', confirmed: true });
  await person.click(button);
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  expect(window.location.hash).toBe('#account');
  expect(JSON.parse(callsOf(CONFIRM).at(-1)?.body ?? '')).toEqual({ token: 'abc' });
});

it('says the same for every name of whoever has forgotten the password, or why nothing was sent', async () => {
  respondWith(SESSION, { authenticated: false, mail: true });
  open('#forgot');
  await screen.findByText(/^Enter your username\./);
  const name = screen.getByLabelText('Username');
  const send = screen.getByRole('button', { name: 'Send the link' });
  await person.click(send);
  expect(callsOf('POST /api/password-reset')).toHaveLength(0);
  await person.type(name, 'anna');
  rejectWith('POST /api/password-reset', 429, 'Too many tries');
  await person.click(send);
  expect(await screen.findByText('Too many tries')).toBeTruthy();
  respondWith('POST /api/password-reset', { message: 'Sent' });
  await person.click(send);
  expect(await screen.findByRole('heading', { level: 1, name: 'Look in your inbox' })).toBeTruthy();
});

it('has the same link in the other languages', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<nav class="login-languages"><a href="/admin-auth?lang=de">Deutsch</a></nav>',
  );
  const german = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
  open('#invitation=abc');
  await screen.findByRole('heading', { name: 'Choose your password' });
  expect(german.getAttribute('href')).toMatch(/\/admin-auth\?lang=de#invitation=abc$/);
  german.parentElement?.remove();
});

it('leads on from a link that is no longer good', async () => {
  respondWith(SESSION, { authenticated: false, mail: true });
  rejectWith('POST /api/password-reset/accept', 404, 'This link is no longer good');
  open('#reset=abc');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await person.type(screen.getByLabelText('Password'), 'Abcdef1!xyz');
  await person.type(screen.getByLabelText('Confirm Password'), 'Abcdef1!xyz');
  await person.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('This link is no longer good');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Forgot your password?')).toBe('#forgot');
  expect(hrefOf('Back to the login')).toBe('#login');
});
