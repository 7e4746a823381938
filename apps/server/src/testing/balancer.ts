import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Whether a request may be sent to another instance: one that was not received, and a read. A change must not be made
 * twice.
 */
const mayGoElsewhere = (method: string | undefined, error: unknown): boolean =>
  method === 'GET' ||
  (error instanceof TypeError && (error.cause as NodeJS.ErrnoException)?.code === 'ECONNREFUSED');

/**
 * A reverse proxy as a large community has one: each request goes to the next instance, and on to another when that
 * one cannot be reached. It ends with the test; returns its address.
 */
export async function startBalancer(instances: readonly string[]): Promise<string> {
  let turn = 0;

  async function pass(request: IncomingMessage, body: Buffer): Promise<Response> {
    let failure: unknown;
    for (const _ of instances) {
      turn = (turn + 1) % instances.length;
      try {
        return await fetch(`${instances[turn]}${request.url}`, {
          method: request.method ?? 'GET',
          headers: Object.entries(request.headers)
            .filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
            .map(([name, value]) => [name, String(value)] as [string, string]),
          redirect: 'manual',
          ...(body.length > 0 && { body: new Uint8Array(body) }),
        });
      } catch (error) {
        if (!mayGoElsewhere(request.method, error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const passed = await pass(request, body);
    const content = Buffer.from(await passed.arrayBuffer());
    for (const cookie of passed.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
    response.writeHead(passed.status, {
      'content-type': passed.headers.get('content-type') ?? 'text/plain',
    });
    response.end(content);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
