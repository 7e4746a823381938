import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCompressor, negotiateEncoding } from '../http-cache/content-encoding.ts';

/**
 * A response whose JSON is too long to be made or sent at once. It is not serialised by the schema of its endpoint: its
 * maker has to follow the schema, and a test parses it.
 */
export class StreamedJson {
  /** UTF-8. */
  readonly pieces: readonly Uint8Array[];
  /** Length of all pieces together, before compression. */
  readonly bytes: number;

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
    this.bytes = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

/**
 * Sends one piece after the other, compressed where the client takes that, as fast as the client reads them. A stream
 * gets no ETag: all of it would have to be hashed first, and responses to a POST are not cached.
 */
export function sendStreamedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { pieces }: StreamedJson,
): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const json = Readable.from(pieces, { objectMode: false });
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(json);
  reply.header('content-encoding', encoding);
  // A client that has disconnected gets no error: the request's log line says that it broke off.
  return reply.send(pipeline(json, createCompressor(encoding), () => undefined));
}
