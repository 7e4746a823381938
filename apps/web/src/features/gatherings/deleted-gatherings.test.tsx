import type { Batch } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { callsOf, respondWith } from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { DeletedGatherings } from './deleted-gatherings.tsx';

const UNDO = 'POST /api/batches/{id}/undo';

const deletionOf = (id: number, title: string): Batch => ({
  id,
  kind: 'gathering deletion',
  at: '2026-03-20T10:00:00.000Z',
  by: 'anna',
  file: null,
  title,
  count: 1,
  until: '2026-04-19T10:00:00.000Z',
  undone: false,
});

it('says of each deleted gathering what it is called, also to whoever hears only its button', async () => {
  respondWith('GET /api/batches', [deletionOf(8, 'Study circle'), deletionOf(7, 'Prayers')]);
  renderWithQueries(<DeletedGatherings />);
  await screen.findByText('Study circle');
  const buttonOf = (description: RegExp) =>
    screen.getByRole('button', { name: 'Bring back', description });
  expect(buttonOf(/^Study circle Mar 20, 2026, .+, deleted by anna$/)).toBeTruthy();
  respondWith(UNDO, { deleted: 0, restored: 1, kept: 0 });
  await userEvent.setup({ delay: null }).click(buttonOf(/^Prayers Mar 20, 2026, /));
  await waitFor(() => expect(callsOf(UNDO)[0]?.path).toBe('/api/batches/7/undo'));
  await waitFor(() => expect(shownToast()?.description).toBe('The gathering is back.'));
});
