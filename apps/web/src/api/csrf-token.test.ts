import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, respond, respondWith } from '../testing/api-server.ts';
import { takeConsoleErrors } from '../testing/console-watch.ts';
import { linkWith, quoteWith } from '../testing/samples.ts';
import { request } from './client.ts';
import { dropCsrfToken, fetchCsrfToken } from './csrf-token.ts';

const TOKEN = 'GET /api/csrf-token';
const LOGOUT = 'POST /api/logout';

const logOut = () => request(LOGOUT);
const tokensSent = () => callsOf(LOGOUT).map((call) => call.headers.get('csrf-token'));

describe('the CSRF token', () => {
  it('is fetched before the call is made', async () => {
    const respondToToken = holdResponse(TOKEN);
    respondWith(LOGOUT, { message: 'Logged out' });
    const call = logOut();
    await expect.poll(() => callsOf(TOKEN)).toHaveLength(1);
    expect(callsOf(LOGOUT)).toHaveLength(0);
    respondToToken({ csrfToken: 'a-late-token' });
    await call;
    expect(tokensSent()).toEqual(['a-late-token']);
  });

  it('is fetched once for calls made at the same time', async () => {
    respondWith(LOGOUT, { message: 'Logged out' });
    respondWith('GET /api/social-links', []);
    await Promise.all([logOut(), request('GET /api/social-links'), logOut()]);
    expect(callsOf(TOKEN)).toHaveLength(1);
    expect(tokensSent()).toEqual(['a-token', 'a-token']);
  });

  it('of before a login is not shared with calls after it', async () => {
    const respondToEarlier = holdResponse(TOKEN);
    const earlier = fetchCsrfToken();
    await expect.poll(() => callsOf(TOKEN)).toHaveLength(1);
    dropCsrfToken();
    const respondToLater = holdResponse(TOKEN);
    const later = fetchCsrfToken();
    respondToEarlier({ csrfToken: 'token-before' });
    expect(await earlier).toBe('token-before');
    const shared = fetchCsrfToken();
    respondToLater({ csrfToken: 'token-after' });
    expect(await Promise.all([later, shared])).toEqual(['token-after', 'token-after']);
    expect(callsOf(TOKEN)).toHaveLength(2);
  });

  it('is fetched anew for later calls', async () => {
    respondWith(LOGOUT, { message: 'Logged out' });
    await logOut();
    respondWith(TOKEN, { csrfToken: 'another-token' });
    await logOut();
    expect(callsOf(TOKEN)).toHaveLength(2);
    expect(tokensSent()).toEqual(['a-token', 'another-token']);
  });

  it('is carried by every method that changes something, and by no read', async () => {
    const link = { platform: 'X', url: 'https://x.com/friends', order: 0 };
    const user = {
      id: 1,
      username: 'bobby',
      role: 'Admin',
      lastModified: null,
      version: 1,
    } as const;
    respondWith('GET /api/quotes/today', quoteWith());
    respondWith('POST /api/social-links', linkWith());
    respondWith('PUT /api/social-links/{id}', linkWith());
    respondWith('PATCH /api/users/{id}/username', user);
    respondWith('DELETE /api/quotes', { successCount: 2, batch: 1 });
    await request('GET /api/quotes/today');
    await request('POST /api/social-links', { body: link });
    await request('PUT /api/social-links/{id}', { params: { id: 1 }, body: link });
    await request('PATCH /api/users/{id}/username', {
      params: { id: 1 },
      body: { username: 'bobby' },
    });
    await request('DELETE /api/quotes', { body: { ids: [1, 2] } });
    const carried = (endpoint: Parameters<typeof callsOf>[0]) =>
      callsOf(endpoint)[0]?.headers.get('csrf-token');
    expect(carried(TOKEN)).toBeNull();
    expect(carried('GET /api/quotes/today')).toBeNull();
    expect(carried('POST /api/social-links')).toBe('a-token');
    expect(carried('PUT /api/social-links/{id}')).toBe('a-token');
    expect(carried('PATCH /api/users/{id}/username')).toBe('a-token');
    expect(carried('DELETE /api/quotes')).toBe('a-token');
  });

  it.each([
    ['is rejected', () => HttpResponse.json({ message: 'No' }, { status: 503 }), 'Error: 503'],
    ['cannot be reached', () => HttpResponse.error(), 'TypeError: fetch failed'],
    ['is no JSON', () => HttpResponse.html('<p>A proxy</p>'), /^SyntaxError: /],
  ])('is done without, and the failure logged, when it %s', async (_, failed, cause) => {
    respond(TOKEN, failed);
    respondWith(LOGOUT, { message: 'Logged out' });
    expect(await logOut()).toEqual({ message: 'Logged out' });
    expect(tokensSent()).toEqual([null]);
    const errors = takeConsoleErrors();
    expect(errors).toEqual([['Failed to get CSRF token', expect.any(Error)]]);
    expect(String(errors[0]?.[1])).toMatch(cause);
  });

  it.each([[{}], [null], [{ csrfToken: '' }]])(
    'is reported as missing in the response %j',
    async (body) => {
      respond(TOKEN, () => HttpResponse.json(body));
      respondWith(LOGOUT, { message: 'Logged out' });
      await logOut();
      expect(tokensSent()).toEqual([null]);
      expect(takeConsoleErrors()).toEqual([['No CSRF token received']]);
    },
  );

  it('is fetched again after a failure', async () => {
    respond(TOKEN, () => HttpResponse.error());
    respondWith(LOGOUT, { message: 'Logged out' });
    await logOut();
    expect(takeConsoleErrors()).toHaveLength(1);
    respondWith(TOKEN, { csrfToken: 'a-new-token' });
    await logOut();
    expect(tokensSent()).toEqual([null, 'a-new-token']);
  });
});
