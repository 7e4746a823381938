import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from '../navigation/navigation.ts';
import { callsOf, holdResponse, rejectWith, respondWith } from '../testing/api-server.ts';
import { haveAllPages, holdHome, openSite } from '../testing/site.tsx';
import { shownToast } from '../testing/toasts.ts';
import { admin, chooseFor, dialog, fill, master, press } from '../testing/users-tab.tsx';

const USERS = 'GET /api/users';
const RENAME = 'PATCH /api/users/{id}/username';
const GONE = 'Please log in to access the admin dashboard';
const NOT_SAVED = /What you typed is still here, but not saved\./;
const authenticationRequired = {
  variant: 'destructive',
  title: 'Authentication Required',
  description: GONE,
};

const findLogin = () => screen.findByRole('heading', { name: 'Admin Login' });
const username = () => dialog().getByLabelText<HTMLInputElement>('Username');

const notices = () => screen.queryAllByText(NOT_SAVED);

/** Looks at the page again, as after another tab. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

/** Opens a form, types into it, and saves it when the session is over. */
async function saveTooLate() {
  await openSite('/admin#users');
  await screen.findByRole('table');
  const person = userEvent.setup({ delay: null });
  await chooseFor(person, admin, 'Edit Username');
  await fill(person, { Username: 'dave' });
  rejectWith(RENAME, 401, GONE);
  await press(person, 'Save Changes');
  return person;
}

beforeAll(haveAllPages);

beforeEach(() => {
  respondWith('GET /api/session', { authenticated: true, userId: master.id });
  respondWith(USERS, [master, admin]);
  holdResponse('GET /api/audit');
});

describe('a session that ends while the dashboard is open', () => {
  it('leads to the login at the next reading', async () => {
    rejectWith(USERS, 401, GONE);
    await openSite('/admin#users');
    await findLogin();
    expect(window.location.pathname).toBe('/admin-auth');
    expect(shownToast()).toEqual(authenticationRequired);
  });

  it('leads to the login at the next change when nothing is typed', async () => {
    await openSite('/admin#users');
    await screen.findByRole('table');
    const person = userEvent.setup({ delay: null });
    await chooseFor(person, admin, 'Change Role');
    rejectWith('PATCH /api/users/{id}/role', 401, GONE);
    await press(person, 'Save Changes');
    await findLogin();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownToast()).toEqual(authenticationRequired);
  });
});

describe('a session that ends while something typed is not saved', () => {
  it('keeps it, and says once, where it is, how to log in', async () => {
    const person = await saveTooLate();
    expect(await dialog().findByText(NOT_SAVED)).toBeTruthy();
    await press(person, 'Save Changes');
    await waitFor(() => expect(callsOf(RENAME)).toHaveLength(2));
    expect(dialog().getAllByText(NOT_SAVED)).toHaveLength(1);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(username().value).toBe('dave');
    expect(window.location.pathname).toBe('/admin');
    expect(shownToast()).toBeUndefined();
    const login = dialog().getByRole('link', { name: /^Log in ?\(opens in a new tab\)$/ });
    expect([login.getAttribute('href'), login.getAttribute('target')]).toEqual([
      '/admin-auth',
      '_blank',
    ]);
  });

  it('lets it be saved after a login elsewhere, and takes the notice away', async () => {
    const person = await saveTooLate();
    await dialog().findByText(NOT_SAVED);
    respondWith(RENAME, { ...admin, username: 'dave' });
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(notices()).toEqual([]));
    expect(shownToast()?.description).toBe('Username updated successfully');
    expect(callsOf(RENAME).at(-1)?.headers.get('csrf-token')).toBe('a-token');
    expect(window.location.pathname).toBe('/admin');
  });

  it('takes the notice away when the visitor comes back logged in', async () => {
    await saveTooLate();
    await dialog().findByText(NOT_SAVED);
    comeBack();
    await waitFor(() => expect(notices()).toEqual([]));
    expect(username().value).toBe('dave');
  });

  it('keeps the notice when the visitor comes back without', async () => {
    await saveTooLate();
    await dialog().findByText(NOT_SAVED);
    respondWith('GET /api/session', { authenticated: false });
    const before = callsOf('GET /api/session').length;
    comeBack();
    await waitFor(() => expect(callsOf('GET /api/session')).toHaveLength(before + 1));
    expect(dialog().getAllByText(NOT_SAVED)).toHaveLength(1);
    expect(username().value).toBe('dave');
  });

  it('leads to the login when the visitor lets go what was typed', async () => {
    const person = await saveTooLate();
    await dialog().findByText(NOT_SAVED);
    await person.keyboard('{Escape}');
    await press(person, 'Leave');
    await findLogin();
    expect(shownToast()).toEqual(authenticationRequired);
  });

  it('lets the visitor leave for where they want', async () => {
    holdHome();
    const person = await saveTooLate();
    await dialog().findByText(NOT_SAVED);
    act(() => navigate('/'));
    await press(person, 'Leave');
    await screen.findByRole('heading', { name: "Today's Quote" });
    expect(window.location.pathname).toBe('/');
    expect(shownToast()).toBeUndefined();
  });

  it('says so on another tab of the dashboard, too, and reads there what it could not', async () => {
    rejectWith(USERS, 401, GONE);
    await openSite('/admin');
    const person = userEvent.setup({ delay: null });
    await person.type(await screen.findByLabelText('Source'), 'A friend');
    await person.click(screen.getByRole('tab', { name: 'Users' }));
    expect(await screen.findByText(NOT_SAVED)).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    respondWith(USERS, [master, admin]);
    comeBack();
    await screen.findByRole('table');
    expect(notices()).toEqual([]);
    await person.click(screen.getByRole('tab', { name: 'Quotes' }));
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('A friend');
  });

  it('leaves the focus in the page when the notice goes that had it', async () => {
    rejectWith(USERS, 401, GONE);
    await openSite('/admin');
    const person = userEvent.setup({ delay: null });
    await person.type(await screen.findByLabelText('Source'), 'A friend');
    await person.click(screen.getByRole('tab', { name: 'Users' }));
    await screen.findByText(NOT_SAVED);
    const login = screen.getByRole('link', { name: /^Log in/ });
    act(() => login.focus());
    expect(document.activeElement).toBe(login);
    comeBack();
    await waitFor(() => expect(notices()).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('says no more of holy days that could not be read', async () => {
    rejectWith('GET /api/holy-days', 401, GONE);
    await openSite('/admin');
    const person = userEvent.setup({ delay: null });
    await person.type(await screen.findByLabelText('Source'), 'A friend');
    await person.click(screen.getByRole('tab', { name: 'Holy Days' }));
    expect(await screen.findByText(NOT_SAVED)).toBeTruthy();
    expect(shownToast()).toBeUndefined();
  });

  it('keeps a new user while the question about the transfer is open', async () => {
    await openSite('/admin#users');
    await screen.findByRole('table');
    const person = userEvent.setup({ delay: null });
    await press(person, 'Create User');
    const password = 'Abcdef1!';
    await fill(person, { Username: 'dora', Password: password, 'Confirm Password': password });
    await person.selectOptions(dialog().getByLabelText('Role'), 'Master Admin');
    await press(person, 'Create User');
    await screen.findByRole('alertdialog');
    rejectWith('POST /api/users', 401, GONE);
    await press(person, 'Transfer Role');
    expect(await dialog().findByText(NOT_SAVED)).toBeTruthy();
    expect(username().value).toBe('dora');
    expect(shownToast()).toBeUndefined();
  });
});
