import type { FastifyRequest } from 'fastify';
import { type SerializedError, stdSerializers } from 'pino';

/** Properties of an error in which PostgreSQL repeats rows, with whatever is in them. */
const OMITTED = ['detail', 'where', 'internalQuery'] as const;

/**
 * An error for the log: Pino's serializer without rows of the database. Pino's own redaction would do the same, but
 * rewrites every object of every line, and each request has two.
 */
export function serializeError(error: Error): SerializedError {
  const serialized = stdSerializers.err(error);
  for (const field of OMITTED) delete serialized[field];
  return serialized;
}

/**
 * What stands before tokens. A token is a secret of the person who got the link, also in an address that has no page: so
 * it is looked for everywhere, behind scheme and host, too.
 */
const BEFORE_TOKENS =
  /\/(?:letters\/+(?:confirm|yours|end)|gatherings\/+(?:with|answers)|push\/+subscriptions)\/+(?!$)/i;

/** An address with its ASCII characters decoded: the router decodes them, too. What is not an encoding stays. */
const decoded = (url: string): string =>
  url.replaceAll(/%([0-7][\da-f])/gi, (_encoding, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** An address without the tokens of links. */
function withoutTokens(url: string): string {
  // An address with an encoding that is none was encoded once more: see `rewriteUrl`.
  const plain = url.includes('%') ? decoded(decoded(url)) : url;
  const before = BEFORE_TOKENS.exec(plain);
  return before ? `${plain.slice(0, before.index + before[0].length)}…` : url;
}

/** A request for the log: as Fastify writes it, without the tokens of links. */
function serializeRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: withoutTokens(url),
    host,
    remoteAddress: ip,
    ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
  };
}

/** The serializers of the log, by property. */
export const LOG_SERIALIZERS = { err: serializeError, req: serializeRequest };
