import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { HttpVisitor } from './testing/http-visitor.ts';
import { temporaryFolder } from './testing/test-database.ts';
import { addressOf, runServer } from './testing/test-program.ts';

const PASSWORD = 'Quiet-River-88';

function start(variables: Record<string, string> = {}) {
  return runServer({ DATA_DIR: temporaryFolder(), MASTER_ADMIN_PASSWORD: PASSWORD, ...variables });
}

interface RawConnection {
  readonly socket: Socket;
  /** All that came back, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

function open(address: string): RawConnection {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.on('error', () => {});
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(response))) };
}

/** Signals within half a second count as one. */
const LONGER_THAN_ONE_STOP_MS = 1000;

const BODY = JSON.stringify({ username: 'admin', password: PASSWORD });
const LOGIN = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n`;

describe('the program, told to stop', () => {
  /** A server with a login of which a part has arrived. */
  async function withRequestUnderWay() {
    const running = start();
    const address = await addressOf(running);
    const token = await fetch(`${address}/api/csrf-token`);
    const { csrfToken } = (await token.json()) as { csrfToken: string };
    const cookie = token.headers.getSetCookie()[0]?.split(';')[0];
    const { socket, closed } = open(address);
    socket.write(
      `${LOGIN}Cookie: ${cookie}\r\nCSRF-Token: ${csrfToken}\r\n\r\n${BODY.slice(0, 5)}`,
    );
    await new Promise((resolve) => socket.once('ready', resolve));
    // This is answered on another connection: by then the server has received the bytes of the first one.
    await (await fetch(`${address}/api/health`)).text();
    const refusesOthers = () =>
      vi.waitFor(() => expect(fetch(`${address}/api/health`)).rejects.toThrow(), {
        timeout: 60_000,
      });
    return { running, refusesOthers, closed, finish: () => socket.write(BODY.slice(5)) };
  }

  it.each([
    ['once', ['SIGTERM']],
    ['by a terminal and by npm', ['SIGINT', 'SIGINT']],
    ['in two ways', ['SIGTERM', 'SIGINT']],
  ] as const)('finishes a request that is under way, and takes no new one: %s', async (_, told) => {
    const { running, refusesOthers, closed, finish } = await withRequestUnderWay();
    for (const signal of told) running.child.kill(signal);
    await refusesOthers();
    finish();
    expect(await closed).toContain('Login successful');
    expect(await running.ended).toBe(0);
  });

  it('ends at once when it is told so again, and else when ten seconds are over', async () => {
    const [twice, once] = await Promise.all([withRequestUnderWay(), withRequestUnderWay()]);
    twice.running.child.kill('SIGINT');
    await twice.refusesOthers();
    await delay(LONGER_THAN_ONE_STOP_MS);
    once.running.child.kill('SIGINT');
    twice.running.child.kill('SIGINT');
    const first = await Promise.race([
      twice.running.ended.then(() => 'told twice'),
      once.running.ended.then(() => 'told once'),
    ]);
    expect(first).toBe('told twice');
    expect(await twice.running.ended).toBe(1);
    expect(await once.running.ended).toBe(1);
  });
});

describe('a client that is slow on purpose', () => {
  it('is cut off when its headers do not come', async () => {
    const { socket, closed } = open(await addressOf(start()));
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const response = await closed;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain(
      '{"code":"request-too-slow","values":{},"message":"The request took too long to arrive."}',
    );
  });
});

describe('the log', () => {
  it('holds an id for each request, and nothing secret', async () => {
    const running = start({ LOG_LEVEL: 'trace' });
    const visitor = new HttpVisitor(await addressOf(running));
    const other = {
      username: 'carla',
      password: 'Other-Stone-77',
      confirmPassword: 'Other-Stone-77',
    };
    expect((await visitor.login('admin', 'Wrong-Guess-66')).status).toBe(401);
    expect((await visitor.login('admin', PASSWORD)).status).toBe(200);
    expect((await visitor.call('POST', '/api/users', { ...other, role: 'Admin' })).status).toBe(
      201,
    );
    expect((await visitor.call('POST', '/api/users', { ...other, role: 'Admin' })).status).toBe(
      409,
    );
    const { csrfToken } = await visitor.read<{ csrfToken: string }>('/api/csrf-token');
    running.child.kill('SIGTERM');
    await running.ended;
    const log = running.output().stdout + running.output().stderr;
    expect(log).toMatch(/"reqId":"[\da-f]{8}-[\da-z]+"/);
    for (const secret of [
      PASSWORD,
      'Wrong-Guess-66',
      'Other-Stone-77',
      csrfToken,
      visitor.cookie('session') ?? 'no session',
      visitor.cookie('_csrf') ?? 'no cookie',
      '$argon2',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
