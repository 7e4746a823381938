import type { AttentionEntry } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { Attention } from './attention.tsx';

const GET = 'GET /api/attention';
const NOT_NOW = 'POST /api/attention/{kind}/not-now';

const RUN_OUT: AttentionEntry = {
  kind: 'quotes-run-out',
  count: 5,
  since: '2026-03-12',
  place: '/admin#quotes/manage?view=year',
};
const BACKUP: AttentionEntry = {
  kind: 'no-backup',
  count: 4,
  since: '2026-03-20',
  place: '/admin#settings',
};

const strip = () => screen.findByRole('region', { name: 'What needs you' });
const render = () =>
  renderWithQueries(
    <>
      <h1 tabIndex={-1}>Admin Dashboard</h1>
      <Attention />
      <main tabIndex={-1} />
    </>,
  );

it('shows nothing when all is well, after one call', async () => {
  respondWith(GET, []);
  render();
  await waitFor(() => expect(callsOf(GET)).toHaveLength(1));
  expect(document.body.textContent).toBe('Admin Dashboard');
});

it.each([
  [1, 'More people have answered to a gathering than there are places.'],
  [2, 'More people have answered to 2 gatherings than there are places.'],
])('says where more have answered than there are places: %i', async (count, sentence) => {
  const place = '/admin#gatherings/days';
  respondWith(GET, [{ kind: 'answers-above-capacity', count, since: null, place }]);
  render();
  const link = await within(await strip()).findByRole('link', { name: sentence });
  expect(link.getAttribute('href')).toBe('#gatherings/days');
});

it('shows nothing where it cannot be asked', async () => {
  rejectWith(GET, 503, 'The server is busy. Please try again later.');
  render();
  await waitFor(() => expect(callsOf(GET)).toHaveLength(1));
  expect(document.body.textContent).toBe('Admin Dashboard');
});

it('leads to where each entry is remedied, and passes over what only a newer server knows', async () => {
  const unknown = { ...BACKUP, kind: 'something-else' } as unknown as AttentionEntry;
  respond(GET, () => HttpResponse.json([RUN_OUT, unknown, BACKUP]));
  render();
  const links = within(await strip()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['There are quotes for 5 more days, today included.', '#quotes/manage?view=year'],
    ['The last backup is 4 days old.', '#settings'],
  ]);
});

it('puts an entry off, and leaves the focus where the next one stands', async () => {
  const person = userEvent.setup();
  respondWith(GET, [RUN_OUT, BACKUP]);
  respondWith(NOT_NOW, undefined);
  render();
  const region = within(await strip());
  respondWith(GET, [BACKUP]);
  await person.click(region.getByRole('button', { name: /^Not now: There are quotes/ }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  expect(callsOf(NOT_NOW)[0]?.path).toBe('/api/attention/quotes-run-out/not-now');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What needs you' }));
  respondWith(GET, []);
  await person.click(region.getByRole('button', { name: /^Not now: The last backup/ }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus on a button as long as its entry is there', async () => {
  const person = userEvent.setup();
  respondWith(GET, [RUN_OUT, BACKUP]);
  const answer = holdResponse(NOT_NOW);
  render();
  const region = within(await strip());
  const button = region.getByRole('button', { name: /^Not now: The last backup/ });
  await person.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  respondWith(GET, [RUN_OUT]);
  answer(undefined);
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
});

it('leads the focus to what is opened', async () => {
  const person = userEvent.setup();
  respondWith(GET, [BACKUP]);
  render();
  await person.click(within(await strip()).getByRole('link'));
  expect(window.location.hash).toBe('#settings');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('says why an entry cannot be put off', async () => {
  const person = userEvent.setup();
  respondWith(GET, [BACKUP]);
  rejectWith(NOT_NOW, 404, 'There is nothing at this address.');
  render();
  await person.click(within(await strip()).getByRole('button'));
  await waitFor(() =>
    expect(shownToast()?.description).toBe(
      'Failed to put it off: There is nothing at this address.',
    ),
  );
});
