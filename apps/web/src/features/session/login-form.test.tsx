import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from '../../navigation/navigation.ts';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { enterDashboard, LoginForm } from './login-form.tsx';

const LOGIN = 'POST /api/login';

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Log/ });

function renderForm() {
  navigate('/admin-auth', { replace: true });
  renderWithQueries(<LoginForm onLoggedIn={enterDashboard} onSecondFactor={() => {}} />);
}

async function logIn(): Promise<void> {
  const person = userEvent.setup({ delay: null });
  await person.type(username(), 'martha');
  await person.type(password(), 'Abcdef1!{Enter}');
}

beforeEach(renderForm);

describe('the login form', () => {
  it('marks its fields for password managers', () => {
    expect([username().type, username().autocomplete]).toEqual(['text', 'username']);
    expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
    expect(username().getAttribute('autocapitalize')).toBe('none');
  });

  it('never puts a password into the address, not even without its script', () => {
    expect(username().form?.getAttribute('method')).toBe('post');
  });

  it('shows and hides what is typed as the password', async () => {
    const person = userEvent.setup({ delay: null });
    await person.type(password(), 'Abc');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().type, password().value]).toEqual(['text', 'Abc']);
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect([password().type, password().value]).toEqual(['password', 'Abc']);
    expect(callsOf(LOGIN)).toEqual([]);
  });

  it('shows what is missing, and sends nothing', async () => {
    await userEvent.click(button());
    expect(await screen.findByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(username());
    expect([username(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect(callsOf(LOGIN)).toEqual([]);
  });

  it('shows the one field that is missing', async () => {
    await userEvent.type(username(), 'martha');
    await userEvent.click(button());
    expect(await screen.findByText('Password is required')).toBeTruthy();
    expect(screen.queryByText('Username is required')).toBeNull();
    expect(document.activeElement).toBe(password());
  });
});

describe('logging in', () => {
  it('sends what was typed, to the letter', async () => {
    respondWith(LOGIN, { message: 'Login successful' });
    const person = userEvent.setup({ delay: null });
    await person.type(username(), ' martha ');
    await person.type(password(), ' Abc def{Enter}');
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(callsOf(LOGIN).map(({ body }) => JSON.parse(body))).toEqual([
      { username: ' martha ', password: ' Abc def' },
    ]);
  });

  it('shows that it is pending, and ignores a second submit', async () => {
    const respondToLogin = holdResponse(LOGIN);
    expect(button().textContent).toBe('Login');
    await logIn();
    await screen.findByText('Logging in...');
    expect(button().disabled).toBe(true);
    respondToLogin({ message: 'Login successful' });
    await screen.findByText('Login');
    expect(callsOf(LOGIN)).toHaveLength(1);
  });

  it('sends one request however fast the clicks are', async () => {
    const respondToLogin = holdResponse(LOGIN);
    fireEvent.change(username(), { target: { value: 'martha' } });
    fireEvent.change(password(), { target: { value: 'Abcdef1!' } });
    fireEvent.click(button());
    fireEvent.click(button());
    await screen.findByText('Logging in...');
    respondToLogin({ message: 'Login successful' });
    await screen.findByText('Login');
    expect(callsOf(LOGIN)).toHaveLength(1);
  });

  it('opens the dashboard and shows a toast', async () => {
    respondWith(LOGIN, { message: 'Login successful' });
    await logIn();
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
    expect(shownToast()).toEqual({ title: 'Success', description: 'Logged in successfully!' });
  });
});

describe('a login that fails', () => {
  const title = 'An error occurred during login';
  const failed = (description: string) => ({ variant: 'destructive', title, description });

  it('says that the credentials are wrong, and selects the password to be typed again', async () => {
    rejectWith(LOGIN, 401, 'Anything');
    await logIn();
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({ variant: 'destructive', title: 'Invalid username or password' });
    expect(window.location.pathname).toBe('/admin-auth');
    expect([username().value, password().value]).toEqual(['martha', 'Abcdef1!']);
    expect(document.activeElement).toBe(password());
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 8]);
  });

  it.each([
    [
      'the server’s message',
      () => HttpResponse.json({ message: 'Too many attempts' }, { status: 429 }),
      'Too many attempts',
    ],
    ['the server’s text', () => new HttpResponse('Resting', { status: 503 }), 'Resting'],
    [
      'what to do when there is no server',
      () => HttpResponse.error(),
      'The server could not be reached. Please check your connection and try again.',
    ],
    [
      'only that it failed',
      () => HttpResponse.json({ message: '' }, { status: 500 }),
      'Login failed',
    ],
  ])('gives %s', async (_, failure, description) => {
    respond(LOGIN, failure);
    await logIn();
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual(failed(description));
    expect(window.location.pathname).toBe('/admin-auth');
  });

  it('can be sent again', async () => {
    rejectWith(LOGIN, 401, 'Invalid username or password');
    await logIn();
    await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
    respondWith(LOGIN, { message: 'Login successful' });
    await userEvent.click(button());
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  });
});
