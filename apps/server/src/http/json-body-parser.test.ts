import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { listen, openConnection } from '../testing/raw-connection.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';
import { told } from '../testing/told.ts';

const [sqlite] = databases;
const MEGABYTE = 1024 * 1024;
const PATIENCE = { timeout: 60_000 };
const JSON_TYPE = { 'content-type': 'application/json' };

async function site() {
  const database = await sqlite.open();
  await addUsers(database, { anna: 'Admin' });
  const app = await createTestApp(database, {
    environment: { TRUST_PROXY: 'loopback', CHANGES_PER_MIN: '1000' },
  });
  const port = await listen(app);
  /** The server's ends of the connections that are open. */
  const accepted = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    accepted.add(socket);
    socket.once('close', () => accepted.delete(socket));
  });
  const browser = await loggedIn(app, 'anna');
  const cookies = `_csrf=${browser.cookie('_csrf')}; session=${browser.cookie('session')}`;
  const csrfToken = await browser.csrfToken();
  /** The head of a request with a body, as if it came from an address. */
  const head = (line: string, length: number | 'chunked', address: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: ${cookies}\r\n` +
    `CSRF-Token: ${csrfToken}\r\nX-Forwarded-For: ${address}\r\n${more}` +
    `${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`;
  return { app, browser, port, head, accepted };
}
type Site = Awaited<ReturnType<typeof site>>;

/** JSON of exactly so many bytes. */
const sized = (start: string, bytes: number) => `${start}${' '.repeat(bytes - start.length)}`;

describe('the size limit of a JSON body', () => {
  it('is 64 kB at most, 512 kB for a quote, and 1 MB for deleting many', async () => {
    const { browser } = await site();
    const status = async (method: 'POST' | 'DELETE', url: string, body: string) => {
      const response = await browser.call(method, url, body, JSON_TYPE);
      return [response.statusCode, response.json().message ?? 'done'];
    };
    const refused = [413, 'The request is too large.'];
    const link = JSON.stringify({
      platform: 'YouTube',
      url: 'https://www.youtube.com/@us',
      order: 1,
    });
    expect((await status('POST', '/api/social-links', sized(link, 65_536)))[0]).toBe(201);
    expect(await status('POST', '/api/social-links', sized(link, 65_537))).toEqual(refused);
    const quote = JSON.stringify({ text: 'One', source: 'Somebody' });
    expect((await status('POST', '/api/quotes', sized(quote, 524_288)))[0]).toBe(201);
    expect(await status('POST', '/api/quotes', sized(quote, 524_289))).toEqual(refused);
    const ids = JSON.stringify({ ids: [1] });
    expect((await status('DELETE', '/api/quotes', sized(ids, MEGABYTE)))[0]).toBe(200);
    expect(await status('DELETE', '/api/quotes', sized(ids, MEGABYTE + 1))).toEqual(refused);
    expect(await browser.send('GET', '/api/quotes')).toMatchObject({ statusCode: 200 });
  });

  it('applies to a body without Content-Length when it has ended', async () => {
    const { port, head } = await site();
    const chunk = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`;
    const line = head('POST /api/social-links', 'chunked', '198.51.100.1', 'Connection: close\r\n');
    const { closed } = openConnection(port, line, chunk(60_000), chunk(60_000), '0\r\n\r\n');
    expect(await closed).toMatch(/^HTTP\/1\.1 413 [\s\S]*"The request is too large\."/);
  });

  it('applies at once to a body that would never end', async () => {
    const { port, head } = await site();
    const line = head('POST /api/quotes', 1e12, '198.51.100.1');
    const { socket, closed } = openConnection(port, line);
    const send = () => {
      if (socket.writable) socket.write(Buffer.alloc(65_536), send);
    };
    send();
    expect(await closed).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a JSON body', () => {
  it.each([
    ['is not JSON', '{', 'The request body is not valid JSON.'],
    ['is empty', '', 'The request body is empty.'],
    ['holds __proto__', '{"__proto__": {}}', 'The request body is not valid JSON.'],
    ['is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'The request body is not valid UTF-8.'],
  ])('that %s is refused', async (_, body, message) => {
    const { browser } = await site();
    const response = await browser.call('POST', '/api/quotes', body, JSON_TYPE);
    expect([response.statusCode, told(response)]).toEqual([400, { message }]);
  });

  it('for an unknown path is not read', async () => {
    const { port, head } = await site();
    const { received } = openConnection(port, head('POST /api/nothing', 1000, '198.51.100.1'), '{');
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 404 /), PATIENCE);
  });
});

describe('bodies that are arriving', () => {
  const BODY = 1_000_000;
  const GROWING = 4;

  /** Sends an unfinished body of 1 MB, and waits until the server has read it. */
  async function growing({ port, head, accepted }: Site, address: string) {
    const sent = head('DELETE /api/quotes', BODY + 1, address) + ' '.repeat(BODY);
    const connection = openConnection(port, sent);
    await vi.waitFor(() => {
      const { localPort } = connection.socket;
      const end = [...accepted].find(({ remotePort }) => remotePort === localPort);
      expect(end?.bytesRead).toBe(sent.length);
    }, PATIENCE);
    return connection;
  }
  /** An unfinished body of 300 kB. */
  const oneMore = ({ port, head }: Site, address: string) =>
    openConnection(port, head('DELETE /api/quotes', 300_000 + 1, address), ' '.repeat(300_000));

  /** The response to one more body of an address. */
  async function responseToOneMore(all: Site, address: string): Promise<string> {
    const { socket, received } = oneMore(all, address);
    socket.write('x');
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP.*\r\n\r\n/s), PATIENCE);
    socket.destroy();
    return received();
  }

  /**
   * Opens unfinished bodies of one address that leave 200 kB of its memory, as one more body shows. That one comes
   * later, since of two that grow at once the wrong one may be rejected.
   */
  async function fill(all: Site, address: string, another = address) {
    const bodies = Array.from({ length: GROWING }, () => growing(all, address));
    const connections = await Promise.all(bodies);
    const rejected = await vi.waitFor(async () => {
      const response = await responseToOneMore(all, another);
      expect(response).toMatch(/^HTTP\/1\.1 429 /);
      return response;
    }, PATIENCE);
    return { connections, rejected };
  }

  it('of one site take 4 MB of memory at most; other sites, and bodies in one piece, go on', async () => {
    const all = await site();
    const { rejected } = await fill(all, '2001:db8::1', '2001:db8:0:ff::2');
    expect(rejected.toLowerCase()).toContain('\r\nretry-after: 5\r\n');
    expect(rejected).toContain('"Too much is being sent at once. Please try again in a moment."');
    expect(await responseToOneMore(all, '2001:db8:0:100::1')).toMatch(/^HTTP\/1\.1 400 /);
    const small = all.head('DELETE /api/quotes', 11, '2001:db8::3') + JSON.stringify({ ids: [1] });
    const { received } = openConnection(all.port, small);
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 200 /), PATIENCE);
  });

  it.each([
    ['break', (socket: { destroy(): void }) => socket.destroy()],
    ['end too early', (socket: { end(): void }) => socket.end()],
    ['get their response', (socket: { write(text: string): void }) => socket.write('x')],
  ])('give back what they held when they %s', async (_, finish) => {
    const all = await site();
    for (let round = 0; round < 3; round += 1) {
      const { connections } = await fill(all, '198.51.100.1');
      for (const { socket } of connections) finish(socket);
      await vi.waitFor(async () => {
        expect(await responseToOneMore(all, '198.51.100.1')).toMatch(/^HTTP\/1\.1 400 /);
      }, PATIENCE);
      for (const { socket } of connections) socket.destroy();
      // The next round needs all of the memory.
      await vi.waitFor(() => expect(all.accepted.size).toBe(0), PATIENCE);
    }
  });

  it('count by the memory that they take, in however many pieces they come', async () => {
    const { port, head } = await site();
    const start = head('DELETE /api/quotes', 'chunked', '198.51.100.1', 'Connection: close\r\n');
    const chunks = `${'1\r\n \r\n'.repeat(300_000)}0\r\n\r\n`;
    const { closed } = openConnection(port, start, chunks);
    expect(await closed).toMatch(/^HTTP\/1\.1 400 [\s\S]*"The request body is not valid JSON\."/);
  });

  it('count once each on a connection that is kept', async () => {
    const { port, head } = await site();
    const body = JSON.stringify({ ids: [1] });
    const one = head('DELETE /api/quotes', 'chunked', '198.51.100.1', 'Expect: 100-continue\r\n');
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n186a0\r\n${' '.repeat(100_000)}\r\n0\r\n\r\n`;
    const { socket, received } = openConnection(port);
    for (let count = 1; count <= 45; count += 1) {
      socket.write(one + chunks);
      const responses = () => received().split('"successCount":0').length - 1;
      await vi.waitFor(() => expect(responses()).toBe(count), PATIENCE);
    }
    expect(received()).not.toContain('429');
  });
});
