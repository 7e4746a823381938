import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { userWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import {
  dialog,
  fill,
  master,
  openUsersTab,
  press,
  validationMessages,
} from '../../testing/users-tab.tsx';

const CREATE = 'POST /api/users';
const PASSWORD = 'Abcdef1!';
const filledIn = { Username: 'dora', Password: PASSWORD, 'Confirm Password': PASSWORD };
const dora = userWith({ id: 9, username: 'dora' });

async function openForm() {
  const person = await openUsersTab(master);
  await press(person, 'Create User');
  return person;
}

describe('the form for a new user', () => {
  it('has its fields, Admin being the role', async () => {
    await openForm();
    expect(dialog().getByRole('heading').textContent).toBe('Create User');
    expect(dialog().getByLabelText<HTMLInputElement>('Username').autocomplete).toBe('off');
    for (const label of ['Password', 'Confirm Password']) {
      const field = dialog().getByLabelText<HTMLInputElement>(label);
      expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
    }
    const role = dialog().getByLabelText<HTMLSelectElement>('Role');
    expect([...role.options].map(({ value }) => value)).toEqual(['Admin', 'Master Admin']);
    expect(role.value).toBe('Admin');
    expect(dialog().getByText('Only one Master Admin can exist at a time.')).toBeTruthy();
  });

  it('shows all validation messages for empty fields, and sends nothing', async () => {
    const person = await openForm();
    await press(person, 'Create User');
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Username must be at least 3 characters',
        'Password must be at least 8 characters',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one lowercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
      ]),
    );
    expect(callsOf(CREATE)).toEqual([]);
  });

  it.each([
    ['a short username', { Username: ' ab ' }, 'Username must be at least 3 characters'],
    ['passwords that differ', { 'Confirm Password': 'Abcdef1?' }, 'Passwords do not match'],
    [
      'a password without a letter of one kind',
      { Password: 'abcdef1!', 'Confirm Password': 'abcdef1!' },
      'Password must contain at least one uppercase letter',
    ],
  ])('rejects %s', async (_, wrong, sentence) => {
    const person = await openForm();
    await fill(person, { ...filledIn, ...wrong });
    await press(person, 'Create User');
    await waitFor(() => expect(validationMessages()).toEqual([sentence]));
    expect(callsOf(CREATE)).toEqual([]);
  });

  it('is closed by Cancel, sending nothing', async () => {
    const person = await openForm();
    await fill(person, { Username: 'dora' });
    await press(person, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf(CREATE)).toEqual([]);
  });
});

describe('creating a user', () => {
  it('sends the typed values, shows a toast and the new list', async () => {
    const person = await openForm();
    await fill(person, { ...filledIn, Username: ' dora ' });
    respondWith(CREATE, dora);
    respondWith('GET /api/users', [master, dora]);
    await press(person, 'Create User');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(CREATE).map(({ body }) => JSON.parse(body))).toEqual([
      { username: 'dora', password: PASSWORD, confirmPassword: PASSWORD, role: 'Admin' },
    ]);
    expect(shownToast()).toEqual({ title: 'Success', description: 'User created successfully' });
    expect(screen.getByRole('button', { name: 'Edit dora' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit adam' })).toBeNull();
  });

  it('shows that it is pending, and ignores a second submit', async () => {
    const respondToCreate = holdResponse(CREATE);
    const person = await openForm();
    await fill(person, filledIn);
    await press(person, 'Create User');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    respondToCreate(dora);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(CREATE)).toHaveLength(1);
  });

  it.each([
    [
      'the server’s reason',
      () => HttpResponse.json({ message: 'Username already exists' }, { status: 409 }),
      'Username already exists',
    ],
    ['that it failed', () => new HttpResponse(null, { status: 500 }), 'Failed to create user'],
    [
      'that it failed, not a proxy’s page,',
      () => HttpResponse.html('<h1>502</h1>', { status: 502 }),
      'Failed to create user',
    ],
  ])('gives %s and keeps the typed text', async (_, failure, description) => {
    respond(CREATE, failure);
    const person = await openForm();
    await fill(person, filledIn);
    await press(person, 'Create User');
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({ variant: 'destructive', title: 'Error', description });
    expect(dialog().getByLabelText<HTMLInputElement>('Username').value).toBe('dora');
  });

  it('can be sent again after an error', async () => {
    rejectWith(CREATE, 409, 'Username already exists');
    const person = await openForm();
    await fill(person, filledIn);
    await press(person, 'Create User');
    await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
    respondWith(CREATE, dora);
    await fill(person, { Username: 'dorothy' });
    await press(person, 'Create User');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(CREATE)).toHaveLength(2);
  });
});
