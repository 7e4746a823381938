import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { linkWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { deleteAfterConflict } from '../../testing/version-conflict.ts';
import { SocialLinksTab } from './social-links-tab.tsx';

const LIST = 'GET /api/social-links';
const DELETE = 'DELETE /api/social-links/{id}';

async function openQuestion() {
  respondWith(LIST, [linkWith({ id: 7, platform: 'YouTube', version: 3 })]);
  renderWithQueries(<SocialLinksTab />);
  const person = userEvent.setup({ delay: null });
  await person.click(await screen.findByRole('button', { name: 'Delete YouTube' }));
  return person;
}

const question = () => screen.queryByRole('alertdialog', { name: 'Confirm Deletion' });

describe('deleting a social link', () => {
  it('asks for confirmation, naming the platform, and deletes nothing on Cancel', async () => {
    const person = await openQuestion();
    expect(question()?.textContent).toContain(
      'The link to YouTube will be deleted. This action cannot be undone.',
    );
    await press(person, 'Cancel');
    expect(question()).toBeNull();
    expect(callsOf(DELETE)).toEqual([]);
  });

  it('deletes once, shows a toast and the new list', async () => {
    const person = await openQuestion();
    const respondToDelete = holdResponse(DELETE);
    respondWith(LIST, []);
    await press(person, 'Delete');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    respondToDelete(undefined);
    await screen.findByText('No social links added yet');
    expect(callsOf(DELETE).map(({ path }) => path)).toEqual(['/api/social-links/7']);
    expect(shownToast()).toEqual({
      title: 'Success',
      description: 'Social link deleted successfully!',
    });
    await waitFor(() => expect(question()).toBeNull());
  });

  it('shows the server’s reason for an error, and stays open', async () => {
    rejectWith(DELETE, 500, 'Something broke');
    const person = await openQuestion();
    await press(person, 'Delete');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to delete social link: Something broke',
      }),
    );
    expect(question()).toBeTruthy();
  });

  it('says so when somebody else has deleted it, and shows the new list', async () => {
    rejectWith(DELETE, 404, 'This social link no longer exists');
    const person = await openQuestion();
    respondWith(LIST, []);
    await press(person, 'Delete');
    await screen.findByText('No social links added yet');
    expect(question()).toBeNull();
  });

  it('offers the newer version when somebody else has changed it', async () => {
    const versions = await deleteAfterConflict(await openQuestion(), {
      endpoint: DELETE,
      confirm: 'Delete',
      respondNewer: () => respondWith(LIST, [linkWith({ id: 7, platform: 'Threads', version: 8 })]),
      newerText: 'The link to Threads',
    });
    expect(versions).toEqual(['"3"', '"8"']);
  });
});
