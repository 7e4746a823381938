import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { callsOf, holdResponse, rejectWith, respond, respondWith } from '../testing/api-server.ts';
import { quoteWith, userWith } from '../testing/samples.ts';
import { saying } from '../testing/saying.ts';
import { ApiError } from './api-error.ts';
import { request } from './client.ts';

const DELETE_LINK = 'DELETE /api/social-links/{id}';
const LOGIN = 'POST /api/login';
const UPCOMING = 'GET /api/holy-days/upcoming';
const credentials = { username: 'bob', password: 'Abcdef1!' };

/** For responses below the level of the API. */
function respondToEveryFetch(respondWith: () => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respondWith());
}

describe('the address of a call', () => {
  it('carries the query', async () => {
    respondWith(UPCOMING, []);
    await request(UPCOMING, { query: { count: 3 } });
    await request(UPCOMING, { query: { count: 'a b&c=é' } });
    await request(UPCOMING, { query: {} });
    expect(callsOf(UPCOMING).map(({ path }) => path)).toEqual([
      '/api/holy-days/upcoming?count=3',
      '/api/holy-days/upcoming?count=a+b%26c%3D%C3%A9',
      '/api/holy-days/upcoming',
    ]);
  });

  it('carries the parameters, none of which can leave its place', async () => {
    respondWith('GET /api/quotes/date/{displayDate}', []);
    respondWith(DELETE_LINK, undefined);
    await request('GET /api/quotes/date/{displayDate}', { params: { displayDate: 'a/b?c#d é' } });
    await request(DELETE_LINK, { params: { id: 7 } });
    expect(callsOf('GET /api/quotes/date/{displayDate}')[0]?.path).toBe(
      '/api/quotes/date/a%2Fb%3Fc%23d%20%C3%A9',
    );
    expect(callsOf(DELETE_LINK)[0]?.path).toBe('/api/social-links/7');
  });
});

describe('what a call sends', () => {
  it('includes credentials, also when it asks for the token', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    respondWith('GET /api/social-links', []);
    respondWith(LOGIN, { message: 'Login successful' });
    await request('GET /api/social-links');
    await request(LOGIN, { body: credentials });
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.credentials])).toEqual([
      ['/api/csrf-token', 'include'],
      ['/api/social-links', 'include'],
      ['/api/csrf-token', 'include'],
      ['/api/login', 'include'],
    ]);
  });

  it('is JSON, and says so, when it has a body', async () => {
    respondWith(LOGIN, { message: 'Login successful' });
    await request(LOGIN, { body: credentials });
    const [call] = callsOf(LOGIN);
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(call?.body ?? '')).toEqual(credentials);
  });

  it('has no content type without a body', async () => {
    respondWith('GET /api/social-links', []);
    respondWith(DELETE_LINK, undefined);
    respondWith('POST /api/logout', { message: 'Logged out' });
    await request('GET /api/social-links');
    await request(DELETE_LINK, { params: { id: 7 } });
    await request('POST /api/logout');
    const calls = [
      ...callsOf('GET /api/social-links'),
      ...callsOf(DELETE_LINK),
      ...callsOf('POST /api/logout'),
    ];
    expect(calls.map((call) => call.headers.get('content-type'))).toEqual([null, null, null]);
    expect(calls.map((call) => call.body)).toEqual(['', '', '']);
  });

  it('has the headers it is given beside its own', async () => {
    respondWith('PATCH /api/users/{id}/username', userWith({ id: 7 }));
    await request('PATCH /api/users/{id}/username', {
      params: { id: 7 },
      body: { username: 'bob' },
      headers: { 'If-Match': '"3"' },
    });
    const headers = callsOf('PATCH /api/users/{id}/username')[0]?.headers;
    expect(headers?.get('if-match')).toBe('"3"');
    expect(headers?.get('csrf-token')).toBe('a-token');
    expect(headers?.get('content-type')).toBe('application/json');
  });

  it('is a form as it is when it carries a file', async () => {
    const fetched = respondToEveryFetch(() => Response.json({ csrfToken: 'a-token' }));
    const body = new FormData();
    body.set('file', new File(['text,source'], 'quotes.csv', { type: 'text/csv' }));
    await request('POST /api/quotes/upload', { body });
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url).toBe('/api/quotes/upload');
    expect(init?.body).toBe(body);
    expect([...new Headers(init?.headers)]).toEqual([['csrf-token', 'a-token']]);
  });
});

describe('the result of a call', () => {
  it('is the response body', async () => {
    respondWith('GET /api/quotes/today', quoteWith({ text: 'Be kind' }));
    expect(await request('GET /api/quotes/today')).toEqual(quoteWith({ text: 'Be kind' }));
  });

  it('is null when the response is empty', async () => {
    respondWith(DELETE_LINK, undefined);
    expect(await request(DELETE_LINK, { params: { id: 7 } })).toBeNull();
  });

  it('is an error with the status and the body when the response is not OK', async () => {
    rejectWith(LOGIN, 401, 'Invalid username or password');
    const failure = request(LOGIN, { body: credentials });
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      message: `401: ${JSON.stringify(saying('Invalid username or password'))}`,
      status: 401,
      userMessage: 'Invalid username or password',
    });
  });

  it('is an error with the status text when the error response is empty', async () => {
    respond(UPCOMING, () => new HttpResponse(null, { status: 503, statusText: 'Overloaded' }));
    await expect(request(UPCOMING, { query: {} })).rejects.toMatchObject({
      message: '503: Overloaded',
      status: 503,
      userMessage: 'Overloaded',
    });
  });

  it('is an error when the response is not JSON', async () => {
    respond(UPCOMING, () => HttpResponse.html('<h1>A proxy’s login</h1>'));
    await expect(request(UPCOMING, { query: {} })).rejects.toMatchObject({
      name: 'ApiError',
      message: '200: unreadable answer',
      status: 200,
      userMessage: 'The server’s answer could not be read. Please try again.',
    });
  });

  it('is an error when the caller finds the body invalid', async () => {
    respond(UPCOMING, () => HttpResponse.json({}));
    const asked = request(UPCOMING, { query: {}, isValid: Array.isArray });
    await expect(asked).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      userMessage: 'The server’s answer could not be read. Please try again.',
    });
    respondWith(UPCOMING, []);
    expect(await request(UPCOMING, { query: {}, isValid: Array.isArray })).toEqual([]);
  });

  it('is an error without a status when there was no response', async () => {
    respond(UPCOMING, () => HttpResponse.error());
    const error = await request(UPCOMING, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: undefined,
      message: 'TypeError: fetch failed',
      userMessage: 'The server could not be reached. Please check your connection and try again.',
    });
  });

  it('is the same error when the response breaks off midway', async () => {
    respondToEveryFetch(() => {
      const cut = Response.json({ csrfToken: 'a-token' });
      return Object.assign(cut, { text: () => Promise.reject(new TypeError('terminated')) });
    });
    await expect(request(UPCOMING, { query: {} })).rejects.toMatchObject({
      name: 'ApiError',
      status: undefined,
      userMessage: 'The server could not be reached. Please check your connection and try again.',
    });
  });

  it('is the abort reason when the caller aborted', async () => {
    holdResponse(UPCOMING);
    const controller = new AbortController();
    const failure = request(UPCOMING, { query: {}, signal: controller.signal });
    controller.abort();
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
  });
});
