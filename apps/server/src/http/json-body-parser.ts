import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { say } from '@bahai-friends/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../client-address.ts';
import { DomainError } from '../errors/domain-error.ts';
import { BodyBuffer, type BodyShare, RequestBodyMemory } from './limits/request-body-memory.ts';

/** Bytes of memory for unfinished bodies of one address, or IPv6 site, on each instance. */
const MEMORY_MAX_BYTES = 4 * 1024 * 1024;
/**
 * How much of a rejected body is read and dropped before the response: many clients read no response before they have
 * sent everything.
 */
const DROPPED_MAX_BYTES = 1024 * 1024;

interface BodyLimits {
  readonly bytesMax: number;
  /** The length that the body announces; NaN when it announces none. */
  readonly length: number;
  readonly share: BodyShare;
}

const tooLarge = () => new DomainError('too-large', say('request-too-large'));

/** Chunks of a stream that stays open for the response when reading stops early. */
const chunksOf = (payload: Readable): AsyncIterable<Buffer> =>
  payload.iterator({ destroyOnReturn: false });

async function drop(payload: Readable): Promise<void> {
  let dropped = 0;
  for await (const chunk of chunksOf(payload)) {
    dropped += chunk.length;
    if (dropped > DROPPED_MAX_BYTES) return;
  }
}

async function collect(
  payload: Readable,
  { bytesMax, length, share }: BodyLimits,
): Promise<Buffer> {
  if (length > bytesMax) throw tooLarge();
  const buffer = new BodyBuffer(share, Number.isNaN(length) ? bytesMax : length);
  let received = 0;
  for await (const chunk of chunksOf(payload)) {
    received += chunk.length;
    if (received > bytesMax) throw tooLarge();
    buffer.add(chunk, received === length);
  }
  return buffer.bytes;
}

/** @throws DomainError `too-large`, `too-many-attempts`, or `invalid` when the connection breaks */
async function readBody(payload: Readable, limits: BodyLimits): Promise<Buffer> {
  try {
    return await collect(payload, limits);
  } catch (error) {
    limits.share.release();
    if (!(error instanceof DomainError)) {
      throw new DomainError('invalid', say('request-cut-off'));
    }
    await drop(payload).catch(() => {});
    throw error;
  } finally {
    limits.share.release();
  }
}

/**
 * Parses JSON bodies, each up to its route's `bodyLimit`; all that are arriving from one address, or
 * IPv6 site, take 4 MB of memory at most. The body of an unknown call is not read at all.
 */
export function jsonBodyParser(app: FastifyInstance): void {
  const memory = new RequestBodyMemory(MEMORY_MAX_BYTES);
  const parse = app.getDefaultJsonParser('error', 'error');

  async function read(request: FastifyRequest, payload: Readable): Promise<string> {
    const bytes = await readBody(payload, {
      bytesMax: request.routeOptions.bodyLimit,
      length: Number(request.headers['content-length'] ?? Number.NaN),
      share: memory.open(clientAddress(request.ip).site[0]),
    });
    // RFC 8259, 8.1. Decoding would put U+FFFD in the place of what it cannot read.
    if (!isUtf8(bytes)) throw new DomainError('invalid', say('not-utf-8'));
    return bytes.toString();
  }

  app.addContentTypeParser('application/json', (request, payload, done) => {
    if (request.is404) done(null);
    else read(request, payload).then((text) => parse(request, text, done), done);
  });
}
