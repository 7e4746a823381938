import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** A connection on which a test writes what no HTTP client would. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that was received so far. */
  received(): string;
  /** Everything that was received, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

/** Has a test's server listen, and returns its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Opens a connection to a port of this machine, and writes to it. It ends with the test. */
export function openConnection(port: number, ...writes: readonly (string | Buffer)[]) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // Breaking off a connection is part of these tests.
  socket.on('error', () => {});
  for (const write of writes) socket.write(write);
  onTestFinished(() => void socket.destroy());
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  return { socket, received: () => received, closed } satisfies RawConnection;
}
