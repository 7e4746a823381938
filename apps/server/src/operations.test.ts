import { describe, expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';
import { databases } from './testing/test-database.ts';

const [sqlite] = databases;
const app = async (environment = {}) => createTestApp(await sqlite.open(), { environment });

describe('metrics', () => {
  const TOKEN = 'a-token-of-some-length';

  it('are not there without a token in the settings', async () => {
    const response = await (await app()).inject('/api/metrics');
    expect(response.statusCode).toBe(404);
  });

  it.each([undefined, 'Bearer wrong', TOKEN])('are refused to %s', async (authorization) => {
    const server = await app({ METRICS_TOKEN: TOKEN });
    const headers = authorization === undefined ? {} : { authorization };
    const response = await server.inject({ url: '/api/metrics', headers });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.body).not.toContain('http_request');
  });

  it('count requests by route, and addresses that nobody knows as one', async () => {
    const server = await app({ METRICS_TOKEN: TOKEN });
    await server.inject('/api/holy-days');
    for (const url of ['/api/nothing-1', '/api/nothing-2']) await server.inject(url);
    const authorization = `Bearer ${TOKEN}`;
    const response = await server.inject({ url: '/api/metrics', headers: { authorization } });
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.body).toMatch(
      /_count\{method="GET",route="\/api\/holy-days",status="200"\} 1$/m,
    );
    expect(response.body).toMatch(/_count\{method="GET",route="none",status="404"\} 2$/m);
    expect(response.body).not.toContain('nothing-1');
    expect(response.body).toContain('process_resident_memory_bytes');
  });
});

describe('an answer that failed', () => {
  it('names the request as the log does', async () => {
    const database = await sqlite.open();
    const server = await createTestApp(database);
    await database.close();
    const response = await server.inject('/api/quotes/today');
    expect(response.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-z]+$/);
  });
});
