import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../testing/api-server.ts';
import { takeConsoleErrors } from '../../../testing/console-watch.ts';
import { passTime, settle, stopClock } from '../../../testing/fake-time.ts';
import { renderWithQueries, returnToPage } from '../../../testing/render.tsx';
import { holyDayWith } from '../../../testing/samples.ts';
import { HolyDaysCard } from './holy-days-card.tsx';

const UPCOMING = 'GET /api/holy-days/upcoming';
const ERROR = 'Unable to load upcoming holy days.';
const NONE = 'No upcoming holy days are currently scheduled.';

const card = () => within(screen.getByRole('region', { name: 'Upcoming Holy Days' }));
const said = () =>
  card().getByRole('heading', { level: 2, name: 'Upcoming Holy Days' }).nextElementSibling
    ?.textContent;

/** The cells of each row, without the labels that narrow screens show in them. */
function rows(): (string | null | undefined)[][] {
  return card()
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.slice(cell.firstElementChild?.textContent?.length)),
    );
}

describe('the holy days card without server-rendered data', () => {
  it('says that it loads', () => {
    holdResponse(UPCOMING);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    expect(card().getByRole('status').textContent).toBe('Loading...');
    expect(said()).toBe('Loading...');
  });

  it('asks for three', async () => {
    respondWith(UPCOMING, []);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    await card().findByText(NONE);
    expect(callsOf(UPCOMING).map(({ path }) => path)).toEqual(['/api/holy-days/upcoming?count=3']);
  });

  it('parts the name of one that is today from its badge, for those who listen', async () => {
    respondWith(UPCOMING, [holyDayWith({ name: 'Naw-Rúz', date: '2026-03-21' })]);
    renderWithQueries(<HolyDaysCard rendered={undefined} />, { today: '2026-03-21' });
    const [cell] = within(await card().findByRole('table')).getAllByRole('cell');
    expect(cell?.textContent).toMatch(/Naw-Rúz Today$/);
  });

  it('shows each with its name and its date in both calendars, in the order of the response', async () => {
    respondWith(UPCOMING, [
      holyDayWith({ id: 3, name: 'Naw-Rúz', date: '2026-03-21' }),
      holyDayWith({ id: 1, name: 'A gathering', date: '2027-02-27' }),
      holyDayWith({ id: 2, name: 'Riḍván', date: '2027-04-21' }),
    ]);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    const table = within(await card().findByRole('table'));
    expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Holy Day',
      'Badí Date',
      'Gregorian Date',
    ]);
    expect(rows()).toEqual([
      ['Naw-Rúz', '1 Bahá 183 B.E.', 'March 21, 2026'],
      ['A gathering', '2 Ayyám-i-Há 183 B.E.', 'February 27, 2027'],
      ['Riḍván', '13 Jalál 184 B.E.', 'April 21, 2027'],
    ]);
    expect(card().queryByRole('status')).toBeNull();
  });

  it('labels every value for narrow screens', async () => {
    respondWith(UPCOMING, [holyDayWith()]);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    const cells = within(await card().findByRole('table')).getAllByRole('cell');
    const labels = cells.map((cell) => cell.firstElementChild);
    expect(labels.map((label) => label?.textContent)).toEqual([
      'Holy Day',
      'Badí Date',
      'Gregorian Date',
    ]);
  });

  it('gives names their own direction, and dates a form for machines', async () => {
    respondWith(UPCOMING, [holyDayWith({ name: '<b>عيد</b>', date: '2026-03-21' })]);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    expect((await card().findByText('<b>عيد</b>')).tagName).toBe('BDI');
    expect(card().getByText('March 21, 2026').getAttribute('datetime')).toBe('2026-03-21');
  });

  it('shows a day outside the calendar as unknown, and logs it', async () => {
    respondWith(UPCOMING, [holyDayWith({ name: 'Far off', date: '2351-03-21' })]);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    await card().findByRole('table');
    expect(rows()).toEqual([['Far off', 'Unknown Badí date (507 B.E.)', 'March 21, 2351']]);
    expect(takeConsoleErrors()[0]?.[0]).toBe('Invalid date for the Badí calendar');
  });

  it('says that there are none', async () => {
    respondWith(UPCOMING, []);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    await card().findByText(NONE);
    expect(said()).toBe(NONE);
  });

  it.each([
    ['is rejected', () => HttpResponse.json({ message: 'No' }, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
    ['has no data', () => HttpResponse.json(null)],
  ])('says that it could not load when the call %s', async (_, failed) => {
    respond(UPCOMING, failed);
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    expect((await card().findByRole('alert')).textContent).toBe(ERROR);
    expect(said()).toBe(ERROR);
  });

  it('does not retry by itself, nor when the page becomes visible again', async () => {
    stopClock('2026-03-21T12:00:00Z');
    rejectWith(UPCOMING, 500, 'Something broke');
    renderWithQueries(<HolyDaysCard rendered={undefined} />);
    await settle();
    expect(said()).toBe(ERROR);
    await passTime(600_000);
    returnToPage();
    await settle();
    expect(callsOf(UPCOMING)).toHaveLength(1);
  });
});

describe('the holy days card with server-rendered holy days', () => {
  const rendered = [holyDayWith({ name: 'From the server' })];

  it('shows them while it loads, and then the response', async () => {
    const respondToUpcoming = holdResponse(UPCOMING);
    renderWithQueries(<HolyDaysCard rendered={rendered} />);
    expect(rows()[0]?.[0]).toBe('From the server');
    await expect.poll(() => callsOf(UPCOMING)).toHaveLength(1);
    expect(rows()[0]?.[0]).toBe('From the server');
    respondToUpcoming([holyDayWith({ name: 'Newer' })]);
    await card().findByText('Newer');
    expect(rows()).toHaveLength(1);
  });

  it('says that there are none while it loads, when the server rendered none', async () => {
    const respondToUpcoming = holdResponse(UPCOMING);
    renderWithQueries(<HolyDaysCard rendered={[]} />);
    expect(said()).toBe(NONE);
    respondToUpcoming([holyDayWith({ name: 'Newer' })]);
    await card().findByText('Newer');
  });

  it('is replaced by an error', async () => {
    rejectWith(UPCOMING, 500, 'Something broke');
    renderWithQueries(<HolyDaysCard rendered={rendered} />);
    await card().findByRole('alert');
    expect(said()).toBe(ERROR);
  });
});
