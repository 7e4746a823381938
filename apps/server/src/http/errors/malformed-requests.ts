import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What Node could not read as a request, by the code of its error. */
const STATUS_OF: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};
const UNREADABLE = [400, 'The request is not valid HTTP.'] as const;

/** Answers what never becomes a request to the server: Node hands over the bare connection. */
export interface ConnectionAnswers {
  /** To what is not a readable HTTP request. */
  toError(error: NodeJS.ErrnoException, socket: Socket): void;
  /** To `CONNECT`, which asks for a way to another server. */
  toTunnel(socket: Duplex): void;
}

/** @param headers Those that every answer has. */
export function createConnectionAnswers(
  headers: Readonly<Record<string, string>>,
): ConnectionAnswers {
  const always = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = (socket: Duplex, status: number, message: string, more = ''): void => {
    const body = JSON.stringify({ message });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${always.join('')}${more}` +
        'Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };
  return {
    toError(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
        socket.destroy();
        return;
      }
      const [status, message] = STATUS_OF[error.code ?? ''] ?? UNREADABLE;
      answer(socket, status, message);
    },
    toTunnel(socket) {
      socket.on('error', () => socket.destroy());
      answer(socket, 405, 'This is no proxy.', 'Allow: GET\r\n');
    },
  };
}
