import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { liveIn, passTime, stopClock } from '../../testing/fake-time.ts';
import { bodyRows, cellsOf } from '../../testing/forms.ts';
import { returnToPage } from '../../testing/render.tsx';
import { BadiCalendarTab } from './badi-calendar-tab.tsx';

describe('the Badi calendar tab', () => {
  it('has 38 rows under its three headings', () => {
    liveIn('UTC');
    stopClock('2026-03-20T12:00:00Z');
    render(<BadiCalendarTab />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Badi Calendar');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Badi day of week',
      'Badi date',
      'Gregorian date',
    ]);
    expect(bodyRows()).toHaveLength(38);
    expect(cellsOf(bodyRows()[1])).toEqual([
      'Jalál',
      '1 Bahá 183 B.E.Naw-RúzNineteen Day Feast',
      'March 21, 2026',
    ]);
  });

  it('marks today, in text, too', () => {
    liveIn('UTC');
    stopClock('2026-03-20T12:00:00Z');
    render(<BadiCalendarTab />);
    const current = bodyRows().filter((row) => row.getAttribute('aria-current') === 'date');
    expect(current).toEqual([bodyRows()[0]]);
    expect(cellsOf(current[0])[0]).toBe('Istiqlál Today');
    expect(screen.getAllByText('Today')).toHaveLength(1);
  });

  it('begins with the visitor’s own day', () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-03-20T12:00:00Z');
    render(<BadiCalendarTab />);
    expect(cellsOf(bodyRows()[0])[2]).toBe('March 21, 2026');
  });

  it('follows the day while it is open over midnight', async () => {
    liveIn('UTC');
    stopClock('2026-03-20T23:59:30Z');
    render(<BadiCalendarTab />);
    expect(cellsOf(bodyRows()[0])[2]).toBe('March 20, 2026');
    await passTime(60_000);
    expect(cellsOf(bodyRows()[0])[2]).toBe('March 21, 2026');
    expect(bodyRows()).toHaveLength(38);
  });

  it('follows the day when a sleeping page is looked at again', () => {
    liveIn('UTC');
    stopClock('2026-03-20T12:00:00Z');
    render(<BadiCalendarTab />);
    vi.setSystemTime('2026-03-25T12:00:00Z');
    returnToPage();
    expect(cellsOf(bodyRows()[0])[2]).toBe('March 25, 2026');
  });

  it.each([
    ['a day of 23 hours', '2026-03-08T04:59:59Z', 'March 7, 2026', 'March 8, 2026'],
    ['the day after it', '2026-03-09T03:59:59Z', 'March 8, 2026', 'March 9, 2026'],
    ['a day of 25 hours', '2026-11-01T03:59:59Z', 'October 31, 2026', 'November 1, 2026'],
    ['the day after that', '2026-11-02T04:59:59Z', 'November 1, 2026', 'November 2, 2026'],
  ])('begins %s at its own midnight', async (_, instant, before, after) => {
    liveIn('America/New_York');
    stopClock(instant);
    render(<BadiCalendarTab />);
    expect(cellsOf(bodyRows()[0])[2]).toBe(before);
    await passTime(60_000);
    expect(cellsOf(bodyRows()[0])[2]).toBe(after);
    const days = bodyRows().map((row) => row.querySelector('time')?.dateTime);
    expect(new Set(days).size).toBe(38);
  });

  it('is computed anew every 24 hours, and no longer than it is open', async () => {
    liveIn('UTC');
    stopClock('2026-03-20T12:00:00Z');
    const everyDay = vi.spyOn(globalThis, 'setInterval');
    const { unmount } = render(<BadiCalendarTab />);
    expect(everyDay.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(86_400_000);
    await passTime(86_400_000);
    expect(cellsOf(bodyRows()[0])[2]).toBe('March 21, 2026');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
