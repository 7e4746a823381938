import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { holdResponse, respond } from '../../testing/api-server.ts';
import { takeConsoleErrors } from '../../testing/console-watch.ts';
import { passTime, settle, stopClock } from '../../testing/fake-time.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { quoteWith } from '../../testing/samples.ts';
import { Page } from './home-page.tsx';
import type { HomeData } from './page.server.ts';

const CARDS = [
  ['GET /api/quotes/today', "Unable to load today's quote."],
  ['GET /api/holy-days/upcoming', 'Unable to load upcoming holy days.'],
  ['GET /api/social-links', 'Unable to load social media links.'],
] as const;

/** The pauses before each retry of the social links. */
const RETRIES_MS = [1000, 2000, 4000];

describe.each(CARDS)('a response to %s', (endpoint, sentence) => {
  it.each([
    ['an object', () => HttpResponse.json({})],
    ['a list of nulls', () => HttpResponse.json([null, null])],
    ['a number', () => HttpResponse.json(7)],
    ['a proxy’s page', () => HttpResponse.html('<h1>Log in to the network</h1>')],
  ])('that is %s breaks its card only', async (_, respondInvalidly) => {
    stopClock('2026-03-21T12:00:00Z');
    for (const [other] of CARDS) holdResponse(other);
    respond(endpoint, respondInvalidly);
    renderWithQueries(<Page />);
    await settle();
    for (const delay of RETRIES_MS) await passTime(delay);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(screen.getAllByRole('heading')).toHaveLength(5);
  });
});

describe('a card that cannot be rendered', () => {
  it.each([
    [{ quote: { ...quoteWith(), text: {} } }, "Unable to load today's quote."],
    [{ upcomingHolyDays: [null] }, 'Unable to load upcoming holy days.'],
    [{ socialLinks: [null] }, 'Unable to load social media links.'],
  ])('breaks alone: %j', async (home, sentence) => {
    stopClock('2026-03-21T12:00:00Z');
    for (const [endpoint] of CARDS) holdResponse(endpoint);
    // No server of this version renders a page with such data.
    renderWithQueries(<Page home={home as HomeData} />);
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(screen.getAllByRole('heading')).toHaveLength(5);
    expect(takeConsoleErrors().length).toBeGreaterThan(0);
  });
});
