import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { takeConsoleErrors } from '../../testing/console-watch.ts';
import { settle, stopClock } from '../../testing/fake-time.ts';
import { bodyRows, cellsOf, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { holyDayWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { planYear } from './calendar-year-plan.ts';
import { HolyDaysTab } from './holy-days-tab.tsx';

const LIST = 'GET /api/holy-days';

const renderTab = () => renderWithQueries(<HolyDaysTab />);
const calendarButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Add from the calendar' });

describe('the holy days tab', () => {
  it('shows that the holy days are loading', () => {
    holdResponse(LIST);
    renderTab();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Holy Days');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading holy days');
    expect(status.querySelectorAll('[data-slot=skeleton]')).toHaveLength(3);
    expect(calendarButton().disabled).toBe(true);
  });

  it('says that there are none', async () => {
    respondWith(LIST, []);
    renderTab();
    expect(
      await screen.findByText('No holy days found. Add some using the button above.'),
    ).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that they could not be loaded, and tries again', async () => {
    rejectWith(LIST, 500, 'Something broke');
    renderTab();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Error loading holy days. Please try again.');
    const toast = {
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to fetch holy days',
    };
    await waitFor(() => expect(shownToast()).toEqual(toast));
    respondWith(LIST, [holyDayWith()]);
    await press(userEvent.setup({ delay: null }), 'Retry');
    await screen.findByRole('table');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a row for each, in the server’s order', async () => {
    respondWith(LIST, [
      holyDayWith({ id: 1, name: 'Naw-Rúz', date: '2025-03-20' }),
      holyDayWith({ id: 2, name: 'Our feast', date: '2026-02-25' }),
    ]);
    renderTab();
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Holy Day',
      'Badí Date',
      'Gregorian Date',
      'Actions',
    ]);
    expect(bodyRows().map((row) => cellsOf(row).slice(0, 3))).toEqual([
      ['Naw-Rúz', '1 Bahá 182 B.E.', 'March 20, 2025'],
      ['Our feast', '1 Ayyám-i-Há 182 B.E.', 'February 25, 2026'],
    ]);
    expect(screen.getByRole('button', { name: 'Edit Naw-Rúz, March 20, 2025' })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Delete Our feast, February 25, 2026' }),
    ).toBeTruthy();
  });

  it('shows a date that the calendar does not cover as unknown', async () => {
    respondWith(LIST, [holyDayWith({ date: '1844-03-20' })]);
    renderTab();
    expect(await screen.findByText('Unknown Badí date (0 B.E.)')).toBeTruthy();
    expect(takeConsoleErrors().length).toBeGreaterThan(0);
  });

  it('keeps a name of another script apart from what follows it', async () => {
    respondWith(LIST, [holyDayWith({ name: 'نوروز' })]);
    renderTab();
    await waitFor(() => expect(bodyRows()[0]?.querySelector('bdi')?.textContent).toBe('نوروز'));
  });
});

describe('holy days that are over, on a phone', () => {
  const button = () => screen.queryByRole('button', { name: /^Past Holy Days/ });
  const listed = () => bodyRows().map((row) => cellsOf(row)[0]);

  async function show(...dates: string[]) {
    stopClock('2026-03-21T12:00:00Z');
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );
    respondWith(
      LIST,
      dates.map((date, index) => holyDayWith({ id: index + 1, name: date, date })),
    );
    renderTab();
    await settle();
  }

  it('are folded until they are asked for', async () => {
    await show('2024-03-20', '2025-03-20', '2026-03-21', '2026-04-21');
    expect(listed()).toEqual(['2026-03-21', '2026-04-21']);
    expect(button()?.textContent).toBe('Past Holy Days2');
    expect(button()?.getAttribute('aria-expanded')).toBe('false');
    act(() => button()?.click());
    expect(listed()).toEqual(['2024-03-20', '2025-03-20', '2026-03-21', '2026-04-21']);
    expect(button()?.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['none is over', ['2026-03-21', '2026-04-21']],
    ['none is ahead', ['2025-03-20']],
  ])('need no fold where %s', async (_case, dates) => {
    await show(...dates);
    expect(button()).toBeNull();
    expect(listed()).toEqual(dates);
  });
});

describe('the hint about the coming twelve months', () => {
  const hint = () => screen.queryByText(/listed for the coming 12 months/)?.textContent;

  async function hintFor(count: number) {
    stopClock('2026-03-21T12:00:00Z');
    const listed = planYear(183, []).map(({ name, date }, id) => holyDayWith({ id, name, date }));
    respondWith(LIST, listed.slice(0, count));
    renderTab();
    await settle();
    return hint();
  }

  it.each([
    [0, 'No holy day is listed'],
    [1, 'Only 1 holy day is listed'],
    [10, 'Only 10 holy days are listed'],
  ])('says with %i of eleven that %s', async (count, beginning) => {
    expect(await hintFor(count)).toContain(`${beginning} for the coming 12 months.`);
  });

  it('is silent with all eleven', async () => {
    expect(await hintFor(11)).toBeUndefined();
  });
});
