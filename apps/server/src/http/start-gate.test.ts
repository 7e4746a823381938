import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { loadBuiltWebApp } from '../pages/built-web-app.ts';
import { readSettings } from '../settings.ts';
import { WEB_BUILD } from '../testing/test-app.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { VERSION } from '../version.ts';
import { createStartGate } from './start-gate.ts';

const SENTENCE = 'The site is starting. Please try again in a moment.';

async function startingApp() {
  const gate = createStartGate();
  const [sqlite] = databases;
  const app = await createApp({
    settings: readSettings({}),
    database: await sqlite.open(),
    clock: new TestClock('2026-03-21T12:00:00Z'),
    webApp: await loadBuiltWebApp(WEB_BUILD),
    logger: false,
    gate,
  });
  onTestFinished(() => app.close());
  return { app, gate };
}

describe('before the start is through', () => {
  it.each([
    ['GET', '/api/ready'],
    ['GET', '/api/session'],
    ['GET', '/api/quotes/today'],
    ['GET', '/api/holy-days'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/unknown'],
    ['POST', '/api/login'],
  ] as const)('%s %s is 503 with a sentence', async (method, url) => {
    const { app, gate } = await startingApp();
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.json()]).toEqual([503, { message: SENTENCE }]);
    expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    gate.open();
    expect((await app.inject({ method, url })).statusCode).not.toBe(503);
  });

  it.each(['/', '/admin', '/unknown', '/robots.txt'])(
    '%s is a plain page with 503',
    async (url) => {
      const { app, gate } = await startingApp();
      const response = await app.inject(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      expect(response.body).toContain(SENTENCE);
      expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
      expect(response.headers).toHaveProperty('content-security-policy');
      gate.open();
      expect((await app.inject(url)).statusCode).not.toBe(503);
    },
  );

  it.each(['/api/health', '/api/health?again'])('%s is served', async (url) => {
    const { app } = await startingApp();
    expect((await app.inject(url)).json()).toEqual({ status: 'ok', version: VERSION });
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });
});
