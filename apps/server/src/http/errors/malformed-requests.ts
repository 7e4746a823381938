import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';

/** What Node cannot parse as a request, by the code of its error. */
const STATUS_OF: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};
const UNREADABLE = [400, 'The request is not valid HTTP.'] as const;

/**
 * Responses to what never becomes a request of Fastify. Node hands over the bare socket, or would respond
 * by itself: without our headers, or not at all.
 */
export interface MalformedRequests {
  /** Fastify's `clientErrorHandler`: responds to what is not readable as HTTP. */
  clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void;
  /** Handles `CONNECT`, `Expect` and a missing `Host`; needs a server with `requireHostHeader: false`. */
  register(app: FastifyInstance): void;
}

interface RawResponse {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** @param always The headers of every response. */
export function malformedRequests(always: Readonly<Record<string, string>>): MalformedRequests {
  const respond = (socket: Duplex, { status, message, headers = {} }: RawResponse): void => {
    const body = JSON.stringify({ message });
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
      const [status, message] = STATUS_OF[error.code ?? ''] ?? UNREADABLE;
      respond(socket, { status, message });
    },
    register(app) {
      // CONNECT asks for a tunnel to another server.
      app.server.on('connect', (_request, socket) => {
        socket.on('error', () => socket.destroy());
        respond(socket, { status: 405, message: 'This is no proxy.', headers: { Allow: 'GET' } });
      });
      // RFC 9110, 10.1.1 leaves unknown expectations to the server; none changes a response of ours.
      app.server.on('checkExpectation', (request, response) =>
        app.server.emit('request', request, response),
      );
      // RFC 9112, 3.2
      app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
        const isHostMissing = headers.host === undefined && raw.httpVersion === '1.1';
        done(isHostMissing ? new DomainError('invalid', 'The request names no host.') : undefined);
      });
    },
  };
}
