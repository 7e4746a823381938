import { SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isAnythingUnsaved } from '../../navigation/unsaved-forms.ts';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { bodyRows, cellsOf, fill, press, validationMessages } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { linkWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { SocialLinksTab } from './social-links-tab.tsx';

const LIST = 'GET /api/social-links';
const ADD = 'POST /api/social-links';
const SAVE = 'PUT /api/social-links/{id}';
const youTube = linkWith({ id: 7, platform: 'YouTube', order: 2, version: 3 });
const x = linkWith({ id: 8, platform: 'X', url: 'https://x.com/friends', order: 4 });
const filledIn = { Platform: 'Threads', URL: 'https://threads.com/@f', 'Display Order': '5' };

/** The visible form: while a link is edited, the one for a new link is hidden. */
const form = () => within(screen.getByRole('form'));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const formValues = () => Object.keys(filledIn).map((label) => field(label).value);

async function openTab() {
  respondWith(LIST, [youTube, x]);
  renderWithQueries(<SocialLinksTab />);
  await screen.findByRole('table');
  return userEvent.setup({ delay: null });
}

async function add(values: Record<string, string>) {
  const person = await openTab();
  await fill(person, values, form);
  await press(person, 'Add Link');
  return person;
}

async function edit(values: Record<string, string> = {}) {
  const person = await openTab();
  await press(person, 'Edit YouTube');
  await fill(person, values, form);
  return person;
}

describe('the form for a new social link', () => {
  it('keeps what is typed while a link is edited', async () => {
    const person = await openTab();
    await fill(person, filledIn, form);
    await press(person, 'Edit YouTube');
    expect(field('Platform').value).toBe('YouTube');
    await press(person, 'Cancel');
    expect(formValues()).toEqual(Object.values(filledIn));
  });

  it('is empty, with order 0, and suggests the twelve platforms', async () => {
    await openTab();
    expect(formValues()).toEqual(['', '', '0']);
    const options = field('Platform').list?.options ?? [];
    expect([...options].map(({ value }) => value)).toEqual(SOCIAL_PLATFORMS);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('adds a link once, shows a toast and the link, and is empty again', async () => {
    const respondToAdd = holdResponse(ADD);
    const threads = linkWith({ id: 9, platform: 'Threads', order: 5 });
    await add({ ...filledIn, Platform: ' Threads ' });
    await waitFor(() => expect(button('Adding...').getAttribute('aria-disabled')).toBe('true'));
    respondWith(LIST, [youTube, x, threads]);
    respondToAdd(threads);
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({
      title: 'Success',
      description: 'Social link added successfully!',
    });
    expect(callsOf(ADD).map(({ body }) => JSON.parse(body))).toEqual([
      { platform: 'Threads', url: 'https://threads.com/@f', order: 5 },
    ]);
    expect(cellsOf(bodyRows()[2])[1]).toBe('Threads');
    expect(formValues()).toEqual(['', '', '0']);
    expect(document.activeElement).toBe(field('Platform'));
  });

  it('keeps the next link that was begun meanwhile, as unsaved', async () => {
    const respondToAdd = holdResponse(ADD);
    const person = await add(filledIn);
    await waitFor(() => expect(button('Adding...')).toBeTruthy());
    await fill(person, { Platform: 'TikTok' }, form);
    await person.click(field('Display Order'));
    respondToAdd(linkWith({ id: 9, platform: 'Threads', order: 5 }));
    await waitFor(() => expect(formValues()).toEqual(['TikTok', '', '0']));
    expect(document.activeElement).toBe(field('Display Order'));
    expect(isAnythingUnsaved()).toBe(true);
  });

  it('shows all validation messages for empty fields', async () => {
    await add({ 'Display Order': '' });
    await waitFor(() =>
      expect(validationMessages()).toEqual([
        'Platform name is required',
        'URL is required',
        'Order must be a positive number',
      ]),
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it.each([
    [{ URL: 'javascript:alert(1)' }, 'Must be a valid URL'],
    [{ URL: 'x.com/friends' }, 'Must be a valid URL'],
    [{ 'Display Order': '-1' }, 'Order must be a positive number'],
    [{ 'Display Order': '1.5' }, 'Order must be a positive number'],
    [{ 'Display Order': 'x' }, 'Order must be a positive number'],
    [{ 'Display Order': '1e99' }, 'Order must be a positive number'],
    [{ 'Display Order': '2147483648' }, 'Order must be at most 2,147,483,647'],
  ])('rejects %j', async (wrong, sentence) => {
    await add({ ...filledIn, ...wrong });
    await waitFor(() => expect(validationMessages()).toEqual([sentence]));
    expect(callsOf(ADD)).toEqual([]);
  });

  it('shows the server’s reason for an error and keeps the typed text', async () => {
    rejectWith(ADD, 409, 'This X link is already listed');
    await add(filledIn);
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(shownToast()).toEqual({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to add social link: This X link is already listed',
    });
    expect(formValues()).toEqual(Object.values(filledIn));
  });
});

describe('editing a social link', () => {
  it('takes the link into the form and the focus along, and locks the rows', async () => {
    await edit();
    expect(formValues()).toEqual(['YouTube', youTube.url, '2']);
    expect(document.activeElement).toBe(field('Platform'));
    for (const name of ['Edit YouTube', 'Delete YouTube', 'Edit X', 'Delete X']) {
      expect(button(name).disabled).toBe(true);
    }
    expect(screen.queryByRole('button', { name: 'Add Link' })).toBeNull();
  });

  it('is ended by Cancel, which sends nothing and returns the focus', async () => {
    const person = await edit({ Platform: 'Threads' });
    await press(person, 'Cancel');
    expect(formValues()).toEqual(['', '', '0']);
    expect(document.activeElement).toBe(button('Edit YouTube'));
    expect(button('Delete X').disabled).toBe(false);
    expect(callsOf(SAVE)).toEqual([]);
  });

  it('sends the link and the version it was seen with, and shows a toast', async () => {
    const person = await edit({ Platform: 'Threads' });
    const threads = { ...youTube, platform: 'Threads', version: 4 };
    const respondToSave = holdResponse(SAVE);
    await press(person, 'Save Changes');
    await waitFor(() => expect(button('Saving...').getAttribute('aria-disabled')).toBe('true'));
    respondWith(LIST, [threads, x]);
    respondToSave(threads);
    await waitFor(() => expect(button('Add Link')).toBeTruthy());
    const [call] = callsOf(SAVE);
    expect(call?.path).toBe('/api/social-links/7');
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      platform: 'Threads',
      url: youTube.url,
      order: 2,
    });
    expect(shownToast()?.description).toBe('Social link updated successfully!');
    expect(document.activeElement).toBe(button('Edit Threads'));
  });

  it('shows the server’s reason for an error and stays open', async () => {
    rejectWith(SAVE, 409, 'This X link is already listed');
    const person = await edit({ Platform: 'X' });
    await press(person, 'Save Changes');
    await waitFor(() =>
      expect(shownToast()?.description).toBe(
        'Failed to update social link: This X link is already listed',
      ),
    );
    expect(field('Platform').value).toBe('X');
  });

  it('offers the newer version when somebody else has changed it', async () => {
    rejectWith(SAVE, 412, 'Somebody else was faster');
    const person = await edit({ Platform: 'Threads' });
    await press(person, 'Save Changes');
    await screen.findByText('Somebody else was faster');
    expect(field('Platform').value).toBe('Threads');
    respondWith(LIST, [{ ...youTube, platform: 'TikTok', version: 8 }, x]);
    await press(person, 'Load the newer version');
    await waitFor(() => expect(field('Platform').value).toBe('TikTok'));
    respondWith(SAVE, youTube);
    await press(person, 'Save Changes');
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(2));
    expect(callsOf(SAVE)[1]?.headers.get('if-match')).toBe('"8"');
  });

  it('keeps the typed text when the link is gone, and shows that it is', async () => {
    rejectWith(SAVE, 404, 'This social link no longer exists');
    const person = await edit({ Platform: 'Threads' });
    respondWith(LIST, [x]);
    await press(person, 'Save Changes');
    await waitFor(() => expect(bodyRows()).toHaveLength(1));
    expect(field('Platform').value).toBe('Threads');
    await press(person, 'Cancel');
    expect(button('Edit X').disabled).toBe(false);
  });
});
