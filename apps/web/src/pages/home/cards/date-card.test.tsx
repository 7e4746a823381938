import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillInDates } from '../../../calendar/fill-in-dates.ts';
import { holdResponse } from '../../../testing/api-server.ts';
import { liveIn, passTime, stopClock } from '../../../testing/fake-time.ts';
import { renderWithQueries, withSite } from '../../../testing/render.tsx';
import { DateCard } from './date-card.tsx';

const LABELS = ['Badí Day of the Week', 'Badí Date', 'Gregorian Date'];
const MARCH_20 = ['Istiqlál', '19 ʻAláʼ 182 B.E.', 'March 20, 2026'];
const MARCH_21 = ['Jalál', '1 Bahá 183 B.E.', 'March 21, 2026'];

/** The texts of the card, in order. */
function shown(role: 'term' | 'definition' = 'definition'): (string | null)[] {
  const card = within(screen.getByRole('region', { name: "Today's Date" }));
  return card.getAllByRole(role).map((element) => element.textContent);
}

function becomeVisible(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('the date card', () => {
  beforeEach(() => {
    liveIn('Pacific/Kiritimati');
    // It is half a minute before midnight for the visitor, and morning in UTC.
    stopClock('2026-03-20T09:59:30Z');
    holdResponse('GET /api/holy-days/upcoming');
  });

  afterEach(() => {
    delete document.documentElement.dataset.day;
    document.body.replaceChildren();
  });

  it('starts empty, and is filled in at once when it appears', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(withSite(<DateCard />));
    expect(shown('term')).toEqual(LABELS);
    expect(shown()).toEqual(['', '', '']);
    render(withSite(<DateCard />), { container, hydrate: true });
    expect(shown('term')).toEqual(LABELS);
    expect(shown()).toEqual(MARCH_20);
  });

  it('stays as the document’s script has filled it in, then follows the clock', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(withSite(<DateCard />));
    fillInDates();
    const values = screen.getAllByRole('definition').map(({ firstChild }) => firstChild);
    expect(shown()).toEqual(MARCH_20);
    render(withSite(<DateCard />), { container, hydrate: true });
    expect(screen.getAllByRole('definition').map(({ firstChild }) => firstChild)).toEqual(values);
    expect(shown()).toEqual(MARCH_20);
  });

  it('is right although midnight has passed since it was filled in', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(withSite(<DateCard />));
    fillInDates();
    vi.setSystemTime('2026-03-20T10:00:00Z');
    render(withSite(<DateCard />), { container, hydrate: true });
    expect(shown()).toEqual(MARCH_21);
  });

  it("shows the visitor's day, not UTC's", () => {
    vi.setSystemTime('2026-03-20T10:00:00Z');
    renderWithQueries(<DateCard />);
    expect(shown()).toEqual(MARCH_21);
  });

  it('reads the clock every 60,000 ms', async () => {
    renderWithQueries(<DateCard />);
    await passTime(59_999);
    expect(shown()).toEqual(MARCH_20);
    await passTime(1);
    expect(shown()).toEqual(MARCH_21);
    await passTime(24 * 60 * 60_000 - 60_000);
    expect(shown()).toEqual(MARCH_21);
    await passTime(60_000);
    expect(shown()).toEqual(['Jamál', '2 Bahá 183 B.E.', 'March 22, 2026']);
  });

  it('reads the clock when the page becomes visible again', () => {
    renderWithQueries(<DateCard />);
    vi.setSystemTime('2026-03-20T10:00:00Z');
    becomeVisible('hidden');
    expect(shown()).toEqual(MARCH_20);
    becomeVisible('visible');
    expect(shown()).toEqual(MARCH_21);
  });

  it('stops when it is unmounted', () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    const { unmount } = renderWithQueries(<DateCard />);
    const listeners = added.mock.calls.filter(([type]) => type === 'visibilitychange');
    expect(listeners).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(2);
    unmount();
    expect(removed.mock.calls).toEqual(expect.arrayContaining(listeners));
    // The other timer belongs to the query cache.
    expect(vi.getTimerCount()).toBe(1);
  });
});
