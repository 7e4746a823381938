import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { createTestApp } from '../testing/test-app.ts';
import { databases } from '../testing/test-database.ts';
import { VERSION } from '../version.ts';
import { createStartGate } from './start-gate.ts';

const SENTENCE = 'The site is starting. Please try again in a moment.';

/** A start that listens, and the site that is to answer then. */
async function starting() {
  const environment = readEnvironment({ PORT: '0' });
  const { front, listen, open } = createStartGate(environment, false);
  onTestFinished(() => front.close());
  const address = await listen(environment.HOST, environment.PORT);
  const [sqlite] = databases;
  const site = await createTestApp(await sqlite.open());
  await site.ready();
  return {
    ask: (url: string, init?: RequestInit) => fetch(address + url, init),
    open: () => open(site),
  };
}

/** A connection that the site takes over from HTTP; the site first sends its name. */
const takenOver = (address: string) =>
  new Promise<{ said: string; closed: Promise<unknown> }>((resolve, reject) => {
    const headers = { connection: 'upgrade', upgrade: 'echo' };
    request(`${address}/anything`, { headers })
      .on('error', reject)
      .on('response', ({ statusCode }) => reject(new Error(`Answered with ${statusCode}`)))
      .on('upgrade', ({ headers: { upgrade = '' } }, socket) => {
        socket.resume().on('error', () => {});
        resolve({ said: upgrade, closed: once(socket, 'close') });
      })
      .end();
  });

describe('a connection that the site takes over', () => {
  it('is handed over, and ends with the process', async () => {
    const { front, listen, open } = createStartGate(readEnvironment({}), false);
    const address = await listen('127.0.0.1', 0);
    const site = await createTestApp(await databases[0].open());
    site.server.on('upgrade', (_request, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n',
      );
    });
    await site.ready();
    open(site);
    const { said, closed } = await takenOver(address);
    expect(said).toBe('echo');
    await Promise.all([front.close(), closed]);
  });
});

const WHEN_STARTING = { 'retry-after': '1', 'cache-control': 'no-store' };

describe('a start that listens at localhost', () => {
  it('does so at every address of it', async () => {
    const { front, listen } = createStartGate(readEnvironment({}), false);
    const { port } = new URL(await listen('localhost', 0));
    for (const { address, family } of await lookup('localhost', { all: true })) {
      const host = family === 6 ? `[${address}]` : address;
      expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
    }
    await front.close();
  });
});

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
    const { ask, open } = await starting();
    const response = await ask(url, { method });
    expect([response.status, withoutCodes(await response.json())]).toEqual([
      503,
      { message: SENTENCE },
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject(WHEN_STARTING);
    open();
    expect((await ask(url, { method })).status).not.toBe(503);
  });

  it('turning a call away is a warning without a stack', async () => {
    const lines: Record<string, unknown>[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const { front, listen } = createStartGate(readEnvironment({}), { level: 'warn', stream });
    onTestFinished(() => front.close());
    await fetch(`${await listen('127.0.0.1', 0)}/api/ready`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 40, reason: SENTENCE, msg: 'request refused' });
    expect(lines[0]).not.toHaveProperty('err');
  });

  it.each(['/', '/admin', '/unknown', '/robots.txt'])(
    '%s is a plain page with 503',
    async (url) => {
      const { ask, open } = await starting();
      const response = await ask(url);
      const headers = Object.fromEntries(response.headers);
      expect([response.status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain(SENTENCE);
      expect(headers).toMatchObject(WHEN_STARTING);
      expect(headers).toHaveProperty('content-security-policy');
      open();
      expect((await ask(url)).status).not.toBe(503);
    },
  );

  it.each(['/api/health', '/api/health?again'])('%s is served, as it is later', async (url) => {
    const { ask, open } = await starting();
    for (const begin of [() => {}, open]) {
      begin();
      expect(await (await ask(url)).json()).toEqual({ status: 'ok', version: VERSION });
      expect((await ask(url, { method: 'HEAD' })).status).toBe(200);
    }
  });
});
