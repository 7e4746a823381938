import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type AnyProblem, say } from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';

/** Errors for input that Node cannot parse as a request, by code. */
const STATUS_OF: Readonly<Record<string, readonly [status: number, said: AnyProblem]>> = {
  HPE_HEADER_OVERFLOW: [431, say('headers-too-large')],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, say('request-too-large')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, say('request-too-slow')],
};
const UNREADABLE = [400, say('not-http')] as const;

/**
 * Responses to requests that never reach Fastify. Node hands over the bare socket, or would respond by itself: without
 * our headers, or not at all.
 */
interface MalformedRequests {
  /** Fastify's `clientErrorHandler`: responds to input that is not HTTP. */
  clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void;
  /** Handles `CONNECT`, `Expect`, and a missing or a second `Host`; needs a server with `requireHostHeader: false`. */
  register(app: FastifyInstance): void;
}

interface RawResponse {
  readonly status: number;
  readonly said: AnyProblem;
  readonly headers?: Readonly<Record<string, string>>;
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** How many `Host` headers a request has: Node takes the first and does not report a second. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** The problem with the `Host` of a request. With two, a proxy could use one and the site the other: RFC 9112, 3.2. */
function hostProblem({ rawHeaders, httpVersion }: IncomingMessage): DomainError | undefined {
  const count = countHosts(rawHeaders);
  if (count > 1) return new DomainError('invalid', say('several-hosts'));
  if (count === 1 || httpVersion !== '1.1') return undefined;
  return new DomainError('invalid', say('no-host'));
}

/** @param always The headers of every response. */
export function malformedRequests(always: Readonly<Record<string, string>>): MalformedRequests {
  const respond = (socket: Duplex, { status, said, headers = {} }: RawResponse): void => {
    const body = JSON.stringify(said);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines(always)}${headerLines(headers)}` +
        'Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };
  return {
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
        socket.destroy();
        return;
      }
      const [status, said] = STATUS_OF[error.code ?? ''] ?? UNREADABLE;
      respond(socket, { status, said });
    },
    register(app) {
      // CONNECT asks for a tunnel to another server.
      app.server.on('connect', (_request, socket) => {
        socket.on('error', () => socket.destroy());
        respond(socket, { status: 405, said: say('no-proxy'), headers: { Allow: 'GET' } });
      });
      // RFC 9110, 10.1.1 leaves unknown expectations to the server; none changes a response of ours.
      app.server.on('checkExpectation', (request, response) =>
        app.server.emit('request', request, response),
      );
      app.addHook('onRequest', ({ raw }, _reply, done) => done(hostProblem(raw)));
    },
  };
}
