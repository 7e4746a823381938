import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdResponse, respond, respondWith } from '../testing/api-server.ts';
import { haveAllPages, openSite } from '../testing/site.tsx';
import { admin, master } from '../testing/users-tab.tsx';

const LISTS = [
  [
    'GET /api/users',
    'users',
    'Failed to load users. Please refresh and try again.',
    [master, admin],
  ],
  ['GET /api/holy-days', 'holy-days', 'Error loading holy days. Please try again.', []],
  ['GET /api/quotes', 'quotes/manage', 'Error Loading Quotes', []],
] as const;

const INVALID_RESPONSES = [
  ['an object', () => HttpResponse.json({})],
  ['a list of nulls', () => HttpResponse.json([null])],
  ['entries without their fields', () => HttpResponse.json([{ id: 1 }])],
  ['a proxy’s page', () => HttpResponse.html('<h1>Log in to the network</h1>')],
] as const;

beforeAll(haveAllPages);

beforeEach(() => {
  respondWith('GET /api/session', { authenticated: true, userId: master.id });
  holdResponse('GET /api/activity');
});

describe.each(LISTS)('a response to %s', (endpoint, hash, sentence, validBody) => {
  it.each(INVALID_RESPONSES)('that is %s breaks its panel only', async (_, respondInvalidly) => {
    respond(endpoint, respondInvalidly);
    await openSite(`/admin#${hash}`);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    respond(endpoint, () => HttpResponse.json(validBody));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Badi Calendar' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Badi Calendar' })).toBeTruthy();
  });
});

describe('a response to GET /api/activity', () => {
  it.each(INVALID_RESPONSES)(
    'that is %s breaks the list of changes only',
    async (_, respondInvalidly) => {
      respondWith('GET /api/users', [master, admin]);
      respond('GET /api/activity', respondInvalidly);
      await openSite('/admin#users');
      const changes = within(await screen.findByRole('region', { name: 'Recent Changes' }));
      expect((await changes.findByRole('alert')).textContent).toBe(
        'Failed to load the entries. Please try again.',
      );
      expect(screen.getByRole('table')).toBeTruthy();
    },
  );
});

describe('a response to GET /api/session', () => {
  it.each([
    ['nothing', () => HttpResponse.json(null)],
    ['an object', () => HttpResponse.json({})],
    ['nobody who is logged in', () => HttpResponse.json({ authenticated: true })],
  ])('that is %s can be asked for again', async (_, respondInvalidly) => {
    respond('GET /api/session', respondInvalidly);
    await openSite('/admin');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to get session');
    respondWith('GET /api/session', { authenticated: true, userId: master.id });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tablist', { name: 'Dashboard' })).toBeTruthy();
  });
});
