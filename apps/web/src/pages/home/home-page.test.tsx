import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, holdResponse, respondWith } from '../../testing/api-server.ts';
import { liveIn, passTime, settle, stopClock } from '../../testing/fake-time.ts';
import { renderWithQueries, returnToPage } from '../../testing/render.tsx';
import { holyDayWith, linkWith, quoteWith } from '../../testing/samples.ts';
import { Page } from './home-page.tsx';

const QUOTE = 'GET /api/quotes/today';
const HOLY_DAYS = 'GET /api/holy-days/upcoming';
const LINKS = 'GET /api/social-links';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often today's quote, the holy days and the links were fetched. */
function callCounts(): number[] {
  return ([QUOTE, HOLY_DAYS, LINKS] as const).map((endpoint) => callsOf(endpoint).length);
}

function respondToAll(): void {
  respondWith(QUOTE, quoteWith({ text: 'Old quote' }));
  respondWith(HOLY_DAYS, [holyDayWith({ name: 'Old day' })]);
  respondWith(LINKS, [linkWith()]);
}

describe('the home page', () => {
  it('has its five cards in order, the first of which names it', () => {
    respondToAll();
    renderWithQueries(<Page />);
    const headings = screen.getAllByRole('heading');
    expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', "Bahá'í Friends"],
      ['H2', "Today's Date"],
      ['H2', "Today's Quote"],
      ['H2', 'Upcoming Holy Days'],
      ['H2', 'Connect With Us'],
    ]);
  });

  it('shows each part that the server rendered, and that the others load', () => {
    holdResponse(QUOTE);
    holdResponse(HOLY_DAYS);
    holdResponse(LINKS);
    const home = { quote: quoteWith({ text: 'From the server' }), socialLinks: [linkWith()] };
    renderWithQueries(<Page home={home} />);
    expect(screen.getByText('“From the server”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Visit our YouTube page' })).toBeTruthy();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Loading...',
    ]);
  });

  it('fetches everything once, also when the server rendered it', async () => {
    stopClock('2026-03-20T12:00:00Z');
    respondToAll();
    const home = { quote: quoteWith(), upcomingHolyDays: [holyDayWith()], socialLinks: [] };
    renderWithQueries(<Page home={home} />);
    await settle();
    expect(callCounts()).toEqual([1, 1, 1]);
    expect(screen.getByText('“Old quote”')).toBeTruthy();
  });
});

describe('the home page when the UTC day changes', () => {
  beforeEach(async () => {
    stopClock('2026-03-20T23:59:30Z');
    respondToAll();
    renderWithQueries(<Page />);
    await settle();
    expect(callCounts()).toEqual([1, 1, 1]);
  });

  it('fetches the quote and the holy days once more, not the links', async () => {
    await passTime(MINUTE);
    expect(callCounts()).toEqual([2, 2, 1]);
    await passTime(DAY - 2 * MINUTE);
    expect(callCounts()).toEqual([2, 2, 1]);
    await passTime(2 * MINUTE);
    expect(callCounts()).toEqual([3, 3, 1]);
  });

  it('keeps the old quote and holy days until the new ones have come', async () => {
    const respondToQuote = holdResponse(QUOTE);
    const respondToHolyDays = holdResponse(HOLY_DAYS);
    await passTime(MINUTE);
    expect(callCounts()).toEqual([2, 2, 1]);
    expect(screen.getByText('“Old quote”')).toBeTruthy();
    // The day has come: it is in the head of the page and in the list of holy days.
    expect(screen.getAllByText('Old day')).toHaveLength(2);
    expect(screen.queryByRole('status')).toBeNull();
    respondToQuote(quoteWith({ text: 'New quote' }));
    respondToHolyDays([holyDayWith({ name: 'New day' })]);
    await settle();
    expect(screen.getByText('“New quote”')).toBeTruthy();
    expect(screen.getAllByText('New day')).toHaveLength(2);
    expect(screen.queryByText('“Old quote”')).toBeNull();
    expect(screen.queryByText('Old day')).toBeNull();
  });

  it('notices it as well when the page becomes visible again', async () => {
    vi.setSystemTime('2026-03-21T06:00:00Z');
    returnToPage();
    await settle();
    expect(callCounts()).toEqual([2, 2, 1]);
  });
});

describe('the home page when only the visitor’s day changes', () => {
  it('shows the new date and fetches nothing', async () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-03-20T09:59:30Z');
    respondToAll();
    renderWithQueries(<Page />);
    await settle();
    expect(screen.getByText('March 20, 2026')).toBeTruthy();
    await passTime(MINUTE);
    expect(screen.getAllByText('March 21, 2026')[0]?.tagName).toBe('DD');
    expect(callCounts()).toEqual([1, 1, 1]);
  });
});
