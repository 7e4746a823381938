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

/** Paths with tokens. A token is a secret of the person who got the link, also in an address that has no page. */
const TOKENS =
  /(?<=^(?:\/[a-z]+)?\/(?:letters\/(?:confirm|yours|end)|gatherings\/(?:with|answers)|push\/subscriptions)\/).+$/;

/** A request for the log: as Fastify writes it, without the tokens of links. */
function serializeRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: url.replace(TOKENS, '…'),
    host,
    remoteAddress: ip,
    ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
  };
}

/** The serializers of the log, by property. */
export const LOG_SERIALIZERS = { err: serializeError, req: serializeRequest };
