import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

const [sqlite] = databases;
const browserOf = async () => new TestBrowser(await createTestApp(await sqlite.open()));

const NO_USERNAME = { path: 'username', message: 'Username is required' };
const NO_PASSWORD = { path: 'password', message: 'Password is required' };
const BOTH = 'Username is required. Password is required';

describe('what POST /api/login refuses to read', () => {
  it.each([
    ['nothing in it', {}, BOTH, [NO_USERNAME, NO_PASSWORD]],
    ['empty fields', { username: '', password: '' }, BOTH, [NO_USERNAME, NO_PASSWORD]],
    ['null fields', { username: null, password: null }, BOTH, [NO_USERNAME, NO_PASSWORD]],
    ['no username', { password: 'x' }, 'Username is required', [NO_USERNAME]],
    ['no password', { username: 'x' }, 'Password is required', [NO_PASSWORD]],
    [
      'fields that are no text',
      { username: { $ne: null }, password: ['x'] },
      BOTH,
      [NO_USERNAME, NO_PASSWORD],
    ],
    [
      'huge fields',
      { username: 'x'.repeat(201), password: 'x'.repeat(1001) },
      'Username is too long. Password is too long',
      [
        { path: 'username', message: 'Username is too long' },
        { path: 'password', message: 'Password is too long' },
      ],
    ],
  ])('a body with %s: 400 that says which', async (_what, body, message, issues) => {
    const response = await (await browserOf()).call('POST', '/api/login', body);
    expect(response.statusCode).toBe(400);
    expect(told(response)).toEqual({ message, issues });
  });

  it.each(['null', '[]', '"anna"', '7'])('the JSON %s instead of an object: 400', async (body) => {
    const response = await (await browserOf()).call('POST', '/api/login', body, {
      'content-type': 'application/json',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('The request body must be a JSON object.');
  });

  it.each(['{"username":', 'username=anna', '{"__proto__":{"username":"anna"}}'])(
    '%s as JSON: 400 with a sentence',
    async (body) => {
      const response = await (await browserOf()).call('POST', '/api/login', body, {
        'content-type': 'application/json',
      });
      expect(response.statusCode).toBe(400);
      expect(told(response)).toEqual({ message: 'The request body is not valid JSON.' });
    },
  );

  it('an empty body said to be JSON: 400 with a sentence', async () => {
    const response = await (await browserOf()).call('POST', '/api/login', '', {
      'content-type': 'application/json',
    });
    expect(response.statusCode).toBe(400);
    expect(told(response)).toEqual({ message: 'The request body is empty.' });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'username=anna&password=x'],
    ['text/plain', '{"username":"anna","password":"x"}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<username>anna</username>'],
  ])('%s: 415 with a sentence', async (type, body) => {
    const response = await (await browserOf()).call('POST', '/api/login', body, {
      'content-type': type,
    });
    expect(response.statusCode).toBe(415);
    expect(told(response)).toEqual({ message: 'This call takes another content type.' });
  });

  it('a body of megabytes: 413 with a sentence', async () => {
    const response = await (await browserOf()).call('POST', '/api/login', {
      username: 'anna',
      password: 'x'.repeat(2_000_000),
    });
    expect(response.statusCode).toBe(413);
    expect(told(response)).toEqual({ message: 'The request is too large.' });
  });
});
