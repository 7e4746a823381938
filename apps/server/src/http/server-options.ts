import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Within this a file of the largest size arrives over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Of all headers and the address together. */
const HEADERS_MAX_BYTES = 16 * 1024;
/** Against clients that keep connections busy with next to nothing. */
const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: HEADERS_MAX_BYTES,
};
/** No response takes longer to be made, and none is that long unread. */
const IDLE_CONNECTION_MS = 120_000;

/** Numbers, after what tells several instances and their starts apart. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** An address that cannot be decoded is an unknown one like any other. */
function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** The server's timeouts, limits of headers, request ids, and addresses that cannot be decoded. */
export function serverOptions() {
  return {
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    http: { ...SLOW_CLIENTS, requireHostHeader: false },
    // What is too long for the router is an unknown address like any other.
    routerOptions: { maxParamLength: HEADERS_MAX_BYTES },
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    // A connection that is still open gets its responses until it is closed.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  } satisfies FastifyHttpOptions<Server>;
}
