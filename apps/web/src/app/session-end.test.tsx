import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from '../navigation/navigation.ts';
import { callsOf, holdResponse, rejectWith, respond, respondWith } from '../testing/api-server.ts';
import { saying } from '../testing/saying.ts';
import { haveAllPages, holdHome, openSite } from '../testing/site.tsx';
import { shownToast } from '../testing/toasts.ts';
import { admin, chooseFor, dialog, fill, master, press } from '../testing/users-tab.tsx';

const SESSION = 'GET /api/session';
const USERS = 'GET /api/users';
const RENAME = 'PATCH /api/users/{id}/username';
const LOGIN = 'POST /api/login';
const GONE = 'Please log in to access the admin dashboard';
const loggedIn = { authenticated: true, userId: master.id } as const;
const authenticationRequired = {
  variant: 'destructive',
  title: 'Authentication Required',
  description: GONE,
};

const findLogin = () => screen.findByRole('heading', { name: 'Admin Login' });
const findQuestion = () => screen.findByRole('dialog', { name: 'Log in again' });
const questions = () => screen.queryAllByRole('dialog', { name: 'Log in again' });
const question = () => within(screen.getByRole('dialog', { name: 'Log in again' }));
const passwordField = () => question().getByLabelText<HTMLInputElement>('Password');

/** Looks at the page again, as after another tab. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

async function openUsers() {
  await openSite('/admin#users');
  await screen.findByRole('table');
  return userEvent.setup({ delay: null });
}

/** Opens a form, types into it, and saves it when the session has ended. */
async function saveTooLate() {
  const person = await openUsers();
  await chooseFor(person, admin, 'Edit Username');
  await fill(person, { Username: 'dave' });
  rejectWith(RENAME, 401, GONE);
  await press(person, 'Save Changes');
  await findQuestion();
  return person;
}

/** A dialog that opens over another one takes clicks a moment later. */
const clickWhenUsable = (person: UserEvent, element: HTMLElement) =>
  waitFor(() => person.click(element));

const pressLogIn = (person: UserEvent) =>
  clickWhenUsable(person, question().getByRole('button', { name: 'Log in' }));

async function typePassword(person: UserEvent, typed: string): Promise<void> {
  await clickWhenUsable(person, passwordField());
  await person.keyboard(typed);
}

/** Answers the question with the right password; from then on there is a session. */
async function logInAgain(person: UserEvent): Promise<void> {
  await typePassword(person, 'Abcdef1!{Enter}');
  await waitFor(() => expect(questions()).toEqual([]));
}

/** The login that succeeds, and what it changes. */
function acceptLogin(afterwards: () => void): void {
  respond(LOGIN, () => {
    afterwards();
    return Response.json({ message: 'Login successful' });
  });
}

beforeAll(haveAllPages);

beforeEach(() => {
  respondWith(SESSION, loggedIn);
  respondWith(USERS, [master, admin]);
  holdResponse('GET /api/activity');
});

describe('a change that finds the session over', () => {
  it('asks for the password of the same user, and goes on by itself', async () => {
    const person = await saveTooLate();
    const username = question().getByLabelText<HTMLInputElement>('Username');
    expect([username.value, username.readOnly]).toEqual([master.username, true]);
    expect(document.activeElement).toBe(passwordField());
    acceptLogin(() => {
      respondWith('GET /api/csrf-token', { csrfToken: 'token-after-login' });
      respondWith(RENAME, { ...admin, username: 'dave' });
    });
    await logInAgain(person);
    await waitFor(() => expect(shownToast()?.description).toBe('Username updated successfully'));
    expect(callsOf(LOGIN).map(({ body }) => JSON.parse(body))).toEqual([
      { username: master.username, password: 'Abcdef1!' },
    ]);
    const calls = callsOf(RENAME);
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
      { username: 'dave' },
      { username: 'dave' },
    ]);
    expect(calls.map(({ headers }) => headers.get('csrf-token'))).toEqual([
      'a-token',
      'token-after-login',
    ]);
    expect(window.location.pathname).toBe('/admin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed while the password is wrong or tried too often', async () => {
    const person = await saveTooLate();
    await pressLogIn(person);
    expect(await question().findByText('Password is required')).toBeTruthy();
    expect(callsOf(LOGIN)).toEqual([]);
    rejectWith(LOGIN, 401, 'Anything');
    await typePassword(person, 'wrong{Enter}');
    expect(await question().findByText('Invalid username or password')).toBeTruthy();
    expect([passwordField().selectionStart, passwordField().selectionEnd]).toEqual([0, 5]);
    rejectWith(LOGIN, 429, 'Too many login attempts. Please wait a while and try again.');
    await pressLogIn(person);
    expect(await question().findByText(/Too many login attempts/)).toBeTruthy();
    expect(callsOf(RENAME)).toHaveLength(1);
    expect(window.location.pathname).toBe('/admin');
    acceptLogin(() => respondWith(RENAME, { ...admin, username: 'dave' }));
    await pressLogIn(person);
    await waitFor(() => expect(shownToast()?.description).toBe('Username updated successfully'));
  });

  it('leaves the form as it was when repeating the call fails for another reason', async () => {
    const person = await saveTooLate();
    acceptLogin(() => rejectWith(RENAME, 409, 'Username already exists'));
    await logInAgain(person);
    await waitFor(() => expect(shownToast()?.description).toBe('Username already exists'));
    expect(dialog().getByLabelText<HTMLInputElement>('Username').value).toBe('dave');
  });

  it('goes on after a login in another tab, but not as somebody else', async () => {
    await saveTooLate();
    respondWith(SESSION, { authenticated: true, userId: admin.id });
    comeBack();
    await waitFor(() => expect(callsOf(SESSION).length).toBeGreaterThan(1));
    expect(questions()).toHaveLength(1);
    respondWith(SESSION, loggedIn);
    respondWith(RENAME, { ...admin, username: 'dave' });
    comeBack();
    await waitFor(() => expect(questions()).toEqual([]));
    await waitFor(() => expect(shownToast()?.description).toBe('Username updated successfully'));
  });
});

describe('reading that finds the session over', () => {
  it('asks once, however many calls fail, and shows what was read after the login', async () => {
    respondWith(USERS, [master, admin]);
    const person = await openUsers();
    const later = Promise.withResolvers<Response>();
    respond('GET /api/social-links', () => later.promise);
    rejectWith('GET /api/holy-days', 401, GONE);
    await person.click(screen.getByRole('tab', { name: 'Social Links' }));
    await person.click(screen.getByRole('tab', { name: 'Holy Days' }));
    await findQuestion();
    later.resolve(Response.json(saying(GONE), { status: 401 }));
    await waitFor(() => expect(callsOf('GET /api/social-links')).toHaveLength(1));
    expect(questions()).toHaveLength(1);
    acceptLogin(() => {
      respondWith('GET /api/social-links', []);
      respondWith('GET /api/holy-days', []);
    });
    await logInAgain(person);
    expect(await screen.findByText(/^No holy days found/)).toBeTruthy();
    expect(callsOf('GET /api/social-links')).toHaveLength(2);
    expect(shownToast()).toBeUndefined();
  });
});

describe('who does not log in again', () => {
  it('is led to the login, which leads back to where they were', async () => {
    const person = await openUsers();
    await chooseFor(person, admin, 'Change Role');
    rejectWith('PATCH /api/users/{id}/role', 401, GONE);
    await press(person, 'Save Changes');
    await findQuestion();
    await clickWhenUsable(person, question().getByRole('button', { name: 'Leave' }));
    await findLogin();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/admin-auth');
    expect(shownToast()).toEqual(authenticationRequired);
    respondWith(LOGIN, { message: 'Login successful' });
    await person.type(screen.getByLabelText('Username'), master.username);
    await person.type(screen.getByLabelText('Password'), 'Abcdef1!{Enter}');
    await screen.findByRole('table');
    expect(window.location.pathname + window.location.hash).toBe('/admin#users');
  });

  it('is asked first when something typed would be lost', async () => {
    const person = await saveTooLate();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press(person, 'Stay');
    expect(questions()).toHaveLength(1);
    await clickWhenUsable(person, question().getByRole('button', { name: 'Leave' }));
    const leave = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' });
    await person.click(leave);
    await findLogin();
    expect(shownToast()).toEqual(authenticationRequired);
    expect(questions()).toEqual([]);
  });

  it('may leave for where they want', async () => {
    holdHome();
    const person = await saveTooLate();
    act(() => navigate('/'));
    const leave = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' });
    await person.click(leave);
    await screen.findByRole('heading', { name: "Today's Quote" });
    expect(questions()).toEqual([]);
    expect(shownToast()).toBeUndefined();
  });
});

describe('somebody else who has logged in in another tab', () => {
  it('does nothing in this one: its calls name its user', async () => {
    const person = await openUsers();
    const names: (string | null)[] = [];
    respond(RENAME, ({ headers }) => {
      names.push(headers.get('Session-User'));
      return Response.json({ ...admin, username: 'dave' });
    });
    await chooseFor(person, admin, 'Edit Username');
    await fill(person, { Username: 'dave' });
    await press(person, 'Save Changes');
    await waitFor(() => expect(names).toEqual([String(master.id)]));
  });

  it('ends it when the session is looked at again', async () => {
    holdResponse('GET /api/second-factor');
    holdResponse('GET /api/sessions');
    const person = await openUsers();
    respondWith(SESSION, { authenticated: true, userId: admin.id });
    await person.click(screen.getByRole('button', { name: 'My account' }));
    await findLogin();
    expect(shownToast()).toEqual(authenticationRequired);
  });
});
