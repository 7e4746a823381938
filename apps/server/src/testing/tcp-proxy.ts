import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can be interrupted as networks are. */
interface TcpProxy {
  /** The server's address through this proxy. */
  readonly url: string;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Keeps all connections, but passes nothing on any more, without closing them. */
  silence(): void;
  /** Falls silent at the first data from a client that has this text; resolves then. */
  silenceAt(text: string): Promise<void>;
  restore(): void;
}

/** Forwards to the server at an address such as `postgres://user@127.0.0.1:5432/name`; ends with the test. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let onData = (_: Buffer | string): void => {};

  const server = createServer((incoming) => {
    if (state === 'cut') return void incoming.destroy();
    const outgoing = connect(Number(port), hostname);
    const forward = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (chunk) => {
        onData(chunk);
        if (state === 'open') to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    forward(incoming, outgoing);
    forward(outgoing, incoming);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    endAll();
    server.close();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut() {
      state = 'cut';
      endAll();
    },
    silence() {
      state = 'silent';
    },
    silenceAt: (text) =>
      new Promise((resolve) => {
        onData = (chunk) => {
          if (!chunk.includes(text)) return;
          state = 'silent';
          onData = () => {};
          resolve();
        };
      }),
    restore() {
      if (state === 'silent') endAll();
      state = 'open';
    },
  };
}
