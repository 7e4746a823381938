import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller has what this validator stands for already: `If-None-Match`, a list or `*`. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/**
 * Sends bytes with their validator, or 304 to whoever has them already.
 *
 * @param described Headers that say what the bytes are.
 */
export function sendUnlessUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: { readonly bytes: Buffer; readonly etag: string },
  described: Readonly<Record<string, string>>,
): FastifyReply {
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.headers(described).send(bytes);
}
