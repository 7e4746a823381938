import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { takeConsoleErrors } from '../../testing/console-watch.ts';
import { bodyRows, dialog, press, validationMessages } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { holyDayWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { deleteAfterConflict } from '../../testing/version-conflict.ts';
import { HolyDaysTab } from './holy-days-tab.tsx';

const LIST = 'GET /api/holy-days';
const ADD = 'POST /api/holy-days';
const SAVE = 'PUT /api/holy-days/{id}';
const DELETE = 'DELETE /api/holy-days/{id}';
const picnic = holyDayWith({ id: 7, name: 'Picnic', date: '2026-06-01', version: 3 });

const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });

async function openTab() {
  respondWith(LIST, [picnic]);
  renderWithQueries(<HolyDaysTab />);
  await screen.findByRole('table');
  return userEvent.setup({ delay: null });
}

function type(name: string, date: string): void {
  fireEvent.change(field('Name'), { target: { value: name } });
  fireEvent.change(field('Date'), { target: { value: date } });
}

async function openAdd() {
  const person = await openTab();
  await press(person, 'Add Holy Day');
  const submit = (label = 'Add Holy Day') => person.click(button(label));
  return { person, submit };
}

async function openEdit() {
  const person = await openTab();
  await press(person, 'Edit Picnic, June 1, 2026');
  return person;
}

describe('adding a holy day', () => {
  it('begins with empty fields', async () => {
    await openAdd();
    expect(dialog().getByRole('heading').textContent).toBe('Add Holy Day');
    expect([field('Name').value, field('Date').value]).toEqual(['', '']);
  });

  it('shows what is missing, and sends nothing', async () => {
    const { submit } = await openAdd();
    await submit();
    await waitFor(() =>
      expect(validationMessages()).toEqual(['Name is required', 'Date is required']),
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it('rejects a date that is only half typed', async () => {
    const { submit } = await openAdd();
    type('Feast', '');
    Object.defineProperty(field('Date'), 'validity', { value: { badInput: true } });
    fireEvent.blur(field('Date'));
    await submit();
    await waitFor(() =>
      expect(validationMessages()).toEqual(['Date must be a real day written as YYYY-MM-DD']),
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it('says which years a date may have, and rejects one that was typed with two digits', async () => {
    const { submit } = await openAdd();
    expect(dialog().getByText('Year with four digits, 1844 to 2351')).toBeTruthy();
    type('Feast', '0027-02-13');
    await submit();
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Date must have a year from 1844 to 2351, with four digits',
      ]),
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it('sends it once, shows a toast and the new list', async () => {
    const respondToAdd = holdResponse(ADD);
    const feast = holyDayWith({ id: 9, name: 'Feast', date: '2026-07-01' });
    const { submit } = await openAdd();
    type(' Feast ', '2026-07-01');
    await submit();
    await waitFor(() => expect(button('Adding...').getAttribute('aria-disabled')).toBe('true'));
    respondWith(LIST, [picnic, feast]);
    respondToAdd(feast);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(ADD).map(({ body }) => JSON.parse(body))).toEqual([
      { name: 'Feast', date: '2026-07-01' },
    ]);
    expect(shownToast()?.title).toBe('Holy Day Added');
    expect(bodyRows()).toHaveLength(2);
  });

  it('shows the server’s reason for an error and keeps the typed text', async () => {
    rejectWith(ADD, 409, 'Picnic is already listed on June 1, 2026');
    const { submit } = await openAdd();
    type('Picnic', '2026-06-01');
    await submit();
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to add holy day: Picnic is already listed on June 1, 2026',
      }),
    );
    expect([field('Name').value, field('Date').value]).toEqual(['Picnic', '2026-06-01']);
  });
});

describe('editing a holy day', () => {
  it('begins with what there is', async () => {
    await openEdit();
    expect(dialog().getByRole('heading').textContent).toBe('Edit Holy Day');
    expect([field('Name').value, field('Date').value]).toEqual(['Picnic', '2026-06-01']);
  });

  it('sends it with the version it was seen with, and shows a toast', async () => {
    const person = await openEdit();
    type('Picnic', '2026-06-02');
    const moved = { ...picnic, date: '2026-06-02', version: 4 };
    respondWith(SAVE, moved);
    respondWith(LIST, [moved]);
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = callsOf(SAVE);
    expect([call?.path, call?.headers.get('if-match')]).toEqual(['/api/holy-days/7', '"3"']);
    expect(JSON.parse(call?.body ?? '')).toEqual({ name: 'Picnic', date: '2026-06-02' });
    expect(shownToast()?.title).toBe('Holy Day Updated');
    expect(screen.getByText('June 2, 2026')).toBeTruthy();
  });

  it('keeps a date that nobody may give any more', async () => {
    const slip = holyDayWith({ id: 7, name: 'Picnic', date: '0027-02-13', version: 3 });
    respondWith(LIST, [slip]);
    respondWith(SAVE, slip);
    renderWithQueries(<HolyDaysTab />);
    const person = userEvent.setup({ delay: null });
    await person.click(await screen.findByRole('button', { name: /^Edit Picnic/ }));
    type('Feast', '0027-02-14');
    await press(person, 'Save Changes');
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Date must have a year from 1844 to 2351, with four digits',
      ]),
    );
    type('Feast', '0027-02-13');
    await press(person, 'Save Changes');
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
    expect(JSON.parse(callsOf(SAVE)[0]?.body ?? '')).toEqual({ name: 'Feast', date: '0027-02-13' });
    // The day is outside of the Badí calendar.
    expect(takeConsoleErrors().length).toBeGreaterThan(0);
  });

  it('shows the server’s reason for an error', async () => {
    rejectWith(SAVE, 500, 'Something broke');
    const person = await openEdit();
    await press(person, 'Save Changes');
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Failed to update holy day: Something broke'),
    );
  });

  it('offers the newer version when somebody else has changed it', async () => {
    rejectWith(SAVE, 412, 'Somebody else was faster');
    const person = await openEdit();
    type('Party', '2026-06-02');
    await press(person, 'Save Changes');
    await screen.findByText('Somebody else was faster');
    expect(field('Name').value).toBe('Party');
    respondWith(LIST, [{ ...picnic, name: 'Tea', version: 8 }]);
    await press(person, 'Load the newer version');
    await waitFor(() =>
      expect([field('Name').value, field('Date').value]).toEqual(['Tea', '2026-06-01']),
    );
    respondWith(SAVE, picnic);
    await press(person, 'Save Changes');
    await waitFor(() => expect(callsOf(SAVE)[1]?.headers.get('if-match')).toBe('"8"'));
  });
});

describe('deleting a holy day', () => {
  async function openQuestion() {
    const person = await openTab();
    await press(person, 'Delete Picnic, June 1, 2026');
    return person;
  }

  it('asks for confirmation, naming it, and deletes nothing on Cancel', async () => {
    const person = await openQuestion();
    const question = screen.getByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(question.textContent).toContain(
      'Picnic on June 1, 2026 will be deleted. This action cannot be undone.',
    );
    await press(person, 'Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(DELETE)).toEqual([]);
  });

  it('deletes once, shows a toast and the new list', async () => {
    const person = await openQuestion();
    const respondToDelete = holdResponse(DELETE);
    respondWith(LIST, []);
    await press(person, 'Delete');
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    respondToDelete(undefined);
    await screen.findByText('No holy days found. Add some using the button above.');
    expect(callsOf(DELETE).map(({ path }) => path)).toEqual(['/api/holy-days/7']);
    expect(shownToast()?.title).toBe('Holy Day Deleted');
  });

  it('shows the server’s reason for an error', async () => {
    rejectWith(DELETE, 404, 'This holy day no longer exists');
    const person = await openQuestion();
    respondWith(LIST, []);
    await press(person, 'Delete');
    await waitFor(() =>
      expect(shownToast()?.description).toBe(
        'Failed to delete holy day: This holy day no longer exists',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('offers the newer version when somebody else has changed it', async () => {
    const versions = await deleteAfterConflict(await openQuestion(), {
      endpoint: DELETE,
      confirm: 'Delete',
      respondNewer: () => respondWith(LIST, [{ ...picnic, name: 'Tea', version: 8 }]),
      newerText: 'Tea on June 1, 2026',
    });
    expect(versions).toEqual(['"3"', '"8"']);
  });
});
