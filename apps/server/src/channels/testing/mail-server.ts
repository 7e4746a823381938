import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as a server has got it. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  /** Headers and body, as they came. */
  readonly raw: string;
  /** Whether it came encrypted. */
  readonly secure: boolean;
  /** Who logged in. */
  readonly user: string | undefined;
}

/** A mail server of the test's own, at 127.0.0.1; it goes away with the test. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    // A sender keeps its connection for the next mail: the end of a test does not wait for it.
    closeTimeout: 1,
    onAuth({ username = '', password }, _session, callback) {
      const isRight = password === 'right password';
      if (isRight) callback(null, { user: username });
      else callback(Object.assign(new Error('wrong login'), { responseCode: 535 }));
    },
    onData(stream, session, callback) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          raw,
          secure: session.secure,
          user: session.user as string | undefined,
        });
        callback(null);
      });
    },
    ...options,
  });
  // Clients that close a connection in the middle are part of the tests.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

/** A server that answers each line as a test says; null closes the connection, undefined says nothing. */
export async function startLineServer(
  greeting: string | undefined,
  answer: (line: string) => string | null | undefined,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== undefined) socket.write(`${greeting}\r\n`);
    let rest = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const reply = answer(line);
        if (reply === null) socket.destroy();
        else if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
}
