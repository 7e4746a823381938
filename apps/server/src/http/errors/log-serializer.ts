import type { FastifyRequest } from 'fastify';
import { type SerializedError, stdSerializers } from 'pino';

/** Properties of an error in which PostgreSQL repeats rows, with whatever is in them. */
const OMITTED = ['detail', 'where', 'internalQuery'] as const;

/**
 * An error as the log has it: Pino's serializer without rows of the database. Pino's own redaction would
 * do the same, but rewrites every object of every line, and each request has two.
 */
export function serializeError(error: Error): SerializedError {
  const serialized = stdSerializers.err(error);
  for (const field of OMITTED) delete serialized[field];
  return serialized;
}

/** What stands behind these is a secret of whoever got the link, also at an address that does not lead there. */
const TOKENS =
  /(?<=^(?:\/[a-z]+)?\/(?:letters\/(?:confirm|yours|end)|gatherings\/(?:with|answers)|push\/subscriptions)\/).+$/;

/** A request as the log has it: as Fastify writes it, without the tokens of links. */
function serializeRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: url.replace(TOKENS, '…'),
    host,
    remoteAddress: ip,
    ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
  };
}

/** What the log writes of what. */
export const LOG_SERIALIZERS = { err: serializeError, req: serializeRequest };
