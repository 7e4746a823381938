import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Long enough for a file of the largest size to arrive over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/** The most bytes of all headers and the address together. */
const HEADERS_MAX_BYTES = 16 * 1024;
/** Limits for clients that keep connections busy with next to nothing. */
const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: HEADERS_MAX_BYTES,
};
/**
 * How long a connection may be idle in both directions. No response takes that long to be made, or goes unread for so
 * long.
 */
const IDLE_CONNECTION_MS = 120_000;

/** Longer than proxies keep connections, which would otherwise send requests into some that are closing. */
const KEEP_ALIVE_MS = 72_000;
const SWEEP_MS = 50;

/** Makes request ids: a number behind a prefix that differs for each instance and start. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

/** Treats an address that cannot be decoded as an unknown one. */
function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Throws for a route with a schema and no compiler: unless one is set, Fastify loads 700 kB of its own compilers. */
function noCompiler(): never {
  throw new Error('Nothing was set that compiles the schemas of routes');
}
const SCHEMA_CONTROLLER = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

/**
 * The server's timeouts, limits of headers, request ids, and handling of addresses that cannot be decoded; without
 * compilers of schemas.
 */
export function serverOptions() {
  return {
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { ...SLOW_CLIENTS, requireHostHeader: false },
    // Addresses of any length are looked up, so that a too long one gives 404 like any other.
    routerOptions: { maxParamLength: HEADERS_MAX_BYTES },
    schemaController: SCHEMA_CONTROLLER,
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    // A connection that is still open gets its responses until it is closed.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Closes connections of a server that closes as soon as they are idle: one that was busy when the server began to
 * close would otherwise stay open for as long as connections are kept alive.
 */
export const sweepIdleConnections = (server: Server): NodeJS.Timeout =>
  setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
