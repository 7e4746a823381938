import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RefusedTarget } from '../targets/connect-checked.ts';
import {
  LOCALHOST_CERTIFICATE,
  OTHER_CERTIFICATE,
  TEST_AUTHORITY,
} from '../testing/certificates.ts';
import { LostAnswer, requestChecked } from './checked-request.ts';

async function serving(answer: RequestListener, certificate?: { cert: string; key: string }) {
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const get = (url: string, options: object = {}) =>
  requestChecked({ method: 'GET', url }, { allowLocal: true, ...options });

describe('a request to another site', () => {
  it('has its method, headers and body, and brings the answer', async () => {
    const port = await serving(async ({ method, headers, url }, response) => {
      response.setHeader('x-asked', `${method} ${url} ${headers['x-own']} ${headers.host}`);
      response.writeHead(418).end('سلام');
    });
    const answer = await requestChecked(
      {
        method: 'POST',
        url: `http://127.0.0.1:${port}/a?b=c`,
        headers: { 'x-own': 'yes' },
        body: 'é',
      },
      { allowLocal: true },
    );
    expect(answer).toMatchObject({
      status: 418,
      text: 'سلام',
      headers: { 'x-asked': `POST /a?b=c yes 127.0.0.1:${port}` },
    });
  });

  it('follows no redirect', async () => {
    const asked: unknown[] = [];
    const port = await serving(({ url }, response) => {
      asked.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await get(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 307 });
    expect(asked).toEqual(['/']);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '10.0.0.1', '[::ffff:127.0.0.1]', '169.254.169.254'])(
    'does not go to %s unless the operator permits it',
    async (host) => {
      const request = get(`https://${host}:1/`, { allowLocal: false });
      await expect(request).rejects.toThrow(RefusedTarget);
    },
  );

  it('goes to the address that was checked, whatever the name has the next time', async () => {
    const port = await serving((_request, response) => response.end('here'));
    const addresses = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const resolve = async () => addresses[asked++] ?? [];
    const options = { resolve };
    expect(await get(`http://social.example:${port}/`, options)).toMatchObject({ text: 'here' });
    expect(asked).toBe(1);
    asked = 0;
    const refused = get('https://social.example/', { resolve, allowLocal: false });
    await expect(refused).rejects.toThrow(RefusedTarget);
    expect(asked).toBe(1);
  });

  it('asks whether the other side is who it should be', async () => {
    const answer: RequestListener = (_request, response) => response.end('secret');
    const right = await serving(answer, LOCALHOST_CERTIFICATE);
    const wrong = await serving(answer, OTHER_CERTIFICATE);
    const options = { ca: TEST_AUTHORITY };
    expect(await get(`https://localhost:${right}/`, options)).toMatchObject({ text: 'secret' });
    const failures = await Promise.all(
      [get(`https://localhost:${wrong}/`, options), get(`https://localhost:${right}/`)].map(
        (request) => request.catch((error: unknown) => error),
      ),
    );
    for (const failure of failures) expect(failure).not.toBeInstanceOf(LostAnswer);
    expect(String(failures)).toMatch(/altnames.*certificate/s);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['none', () => undefined, /No answer within 0\.5 seconds/],
    ['one that is cut off', (_request, response) => response.destroy(), /hang up|closed/],
    [
      'one that ends in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '10' });
        response.write('half', () => response.destroy());
      },
      /aborted|cut off/,
    ],
    [
      'one that does not end',
      (_request, response) => {
        const more = (error?: Error | null) => {
          if (!error && !response.destroyed) response.write('x'.repeat(65_536), more);
        };
        more();
      },
      /too long/,
    ],
  ])('that gets no answer may have been heard: %s', async (_name, answer, said) => {
    const port = await serving(answer);
    const request = get(`http://127.0.0.1:${port}/`, { timeoutMs: 500 });
    const failure = await request.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LostAnswer);
    expect(String(failure)).toMatch(said);
  });

  it('has one time for name, connection and answer', async () => {
    const port = await serving((_request, response) => {
      setTimeout(() => response.end('late'), 300);
    });
    const resolve = async () => {
      await wait(300);
      return ['127.0.0.1'];
    };
    const request = get(`http://social.example:${port}/`, { resolve, timeoutMs: 400 });
    await expect(request).rejects.toThrow(/within 0\.4 seconds/);
  });

  it('that finds no name in time, or nobody who encrypts, was not heard', async () => {
    const silent = createSocketServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    for (const options of [{ resolve: () => new Promise(() => undefined) }, {}]) {
      const request = get(`https://localhost:${port}/`, { ...options, timeoutMs: 300 });
      const failure = await request.catch((error: unknown) => error);
      expect(failure).not.toBeInstanceOf(LostAnswer);
      expect(String(failure)).toMatch(/No connection within 0\.3 seconds/);
    }
  });

  it('that reaches nobody was not heard', async () => {
    const failure = await get('http://127.0.0.1:1/').catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(LostAnswer);
    expect(String(failure)).toMatch(/ECONNREFUSED/);
  });
});
