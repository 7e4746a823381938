import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../client-address.ts';
import { DomainError } from '../errors/domain-error.ts';
import { BodyBytes, BodyMemory, type BodyShare } from './limits/request-body-memory.ts';

/** What unfinished bodies of one address, or IPv6 site, hold at most, on each instance. */
const HELD_MAX_BYTES = 4 * 1024 * 1024;
/**
 * So much of a body that is refused is read and dropped before the answer: many clients read no answer
 * before they have sent everything.
 */
const DROPPED_MAX_BYTES = 1024 * 1024;

interface BodyLimits {
  readonly bytesMax: number;
  /** How long the body says that it is; NaN when it does not say. */
  readonly length: number;
  readonly share: BodyShare;
}

const tooLarge = () => new DomainError('too-large', 'The request is too large.');

/** Chunks of a stream that stays open for its answer, whoever stops reading. */
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
  const body = new BodyBytes(share, Number.isNaN(length) ? bytesMax : length);
  let received = 0;
  for await (const chunk of chunksOf(payload)) {
    received += chunk.length;
    if (received > bytesMax) throw tooLarge();
    body.add(chunk, received === length);
  }
  return body.bytes;
}

/** @throws DomainError `too-large`, `too-many-attempts`, or `invalid` when the connection breaks */
async function readBody(payload: Readable, limits: BodyLimits): Promise<Buffer> {
  try {
    return await collect(payload, limits);
  } catch (error) {
    limits.share.release();
    if (!(error instanceof DomainError)) {
      throw new DomainError('invalid', 'The request did not arrive whole. Please try again.');
    }
    await drop(payload).catch(() => {});
    throw error;
  } finally {
    limits.share.release();
  }
}

/**
 * Reads JSON bodies, each up to its route's `bodyLimit`, and all that are on their way from one
 * address, or IPv6 site, up to 4 MB. The body of an unknown call is not read at all.
 */
export function jsonBodies(app: FastifyInstance): void {
  const memory = new BodyMemory(HELD_MAX_BYTES);
  const parse = app.getDefaultJsonParser('error', 'error');

  async function read(request: FastifyRequest, payload: Readable): Promise<string> {
    const bytes = await readBody(payload, {
      bytesMax: request.routeOptions.bodyLimit,
      length: Number(request.headers['content-length'] ?? Number.NaN),
      share: memory.open(clientAddress(request.ip).site[0]),
    });
    // RFC 8259, 8.1. Decoding would put U+FFFD in the place of what it cannot read.
    if (!isUtf8(bytes)) throw new DomainError('invalid', 'The request body is not valid UTF-8.');
    return bytes.toString();
  }

  app.addContentTypeParser('application/json', (request, payload, done) => {
    if (request.is404) done(null);
    else read(request, payload).then((text) => parse(request, text, done), done);
  });
}
