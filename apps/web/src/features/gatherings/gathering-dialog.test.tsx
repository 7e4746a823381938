import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { callsOf, respondWith } from '../../testing/api-server.ts';
import { dialog, fill, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { gatheringWith } from '../../testing/samples.ts';
import { GatheringDialog } from './gathering-dialog.tsx';

const ADD = 'POST /api/gatherings';
const person = userEvent.setup({ delay: null });

const ticked = () =>
  dialog()
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

/** Opens the form for a gathering by the week, of which all but the weekdays may be said. */
async function openWeekly(typed: Record<string, string>): Promise<void> {
  renderWithQueries(<GatheringDialog onClose={vi.fn()} />);
  await fill(person, typed);
  await person.selectOptions(dialog().getByLabelText('Repeats'), 'week');
}

it('offers the weekday of the first day, and follows that until another is chosen', async () => {
  await openWeekly({ Title: 'Prayers', 'First day': '2026-03-17', Time: '19:30' });
  expect(ticked()).toEqual(['Tuesday']);
  await fill(person, { 'First day': '2026-03-22' });
  expect(ticked()).toEqual(['Sunday']);
  await person.click(dialog().getByLabelText('Friday'));
  await fill(person, { 'First day': '2026-03-17' });
  expect(ticked()).toEqual(['Friday', 'Sunday']);
  respondWith(ADD, gatheringWith());
  await press(person, 'Add gathering');
  await waitFor(() => expect(callsOf(ADD)).toHaveLength(1));
  expect(JSON.parse(callsOf(ADD)[0]?.body ?? '').repeat.weekdays).toEqual([5, 7]);
});

it('offers no weekday in place of stored ones', async () => {
  renderWithQueries(<GatheringDialog gathering={gatheringWith()} onClose={vi.fn()} />);
  await fill(person, { 'First day': '2026-03-22' });
  expect(ticked()).toEqual(['Tuesday']);
});

it('leads to the weekdays where none is ticked', async () => {
  await openWeekly({ Title: 'Prayers', 'First day': '2026-03-17', Time: '19:30' });
  await person.click(dialog().getByLabelText('Tuesday'));
  expect(ticked()).toEqual([]);
  await press(person, 'Add gathering');
  await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Monday')));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(ADD)).toEqual([]);
});

it('counts the weekdays among the wrong fields, by their name', async () => {
  await openWeekly({});
  await press(person, 'Add gathering');
  const summary = await screen.findByRole('region', { name: /^Please check/ });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const lines = [...summary.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Title', 'First day', 'Time', 'Days of the week']);
  await person.click(screen.getByRole('link', { name: 'Days of the week' }));
  expect(document.activeElement).toBe(dialog().getByLabelText('Monday'));
});

it('says what is missing in the words of the form', async () => {
  await openWeekly({ Title: 'Prayers', 'First day': '2026-03-17', Time: '19:30' });
  await person.click(dialog().getByLabelText('Tuesday'));
  await person.clear(dialog().getByLabelText(/^Every how many weeks/));
  await press(person, 'Add gathering');
  await screen.findByText('Choose at least one day of the week');
  await screen.findByText('Number of weeks must be a whole number from 1 to 8');
});
