import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDigest, isNotModified } from './conditional-get.ts';
import {
  type CompressedEncoding,
  type ContentEncoding,
  compress,
  negotiateEncoding,
  type Readers,
} from './content-encoding.ts';

type Headers = Readonly<Record<string, string>>;

/** A response in one encoding, with a validator of its own. */
interface Representation {
  /** A Buffer, or a string where it is short: Node sends a string in one piece with the headers. */
  readonly payload: string | Buffer;
  readonly etag: string;
  /** The headers of a response with the payload, and of a 304 without it. */
  readonly headers: Headers;
  readonly notModifiedHeaders: Headers;
}

/** A response that is ready to be sent, in every encoding that makes it smaller. */
export type CachedResponse = Readonly<
  { identity: Representation } & (
    | Record<CompressedEncoding, Representation>
    | Partial<Record<CompressedEncoding, never>>
  )
>;

const ETAG_SUFFIX: Readonly<Record<ContentEncoding, string>> = {
  identity: '',
  gzip: '-gz',
  br: '-br',
};

/** Makes the representations of one content. */
function representationsOf(bytes: Buffer, type: string) {
  const digest = contentDigest(bytes);
  return (encoding: ContentEncoding, payload: string | Buffer, own: Headers): Representation => {
    const etag = `"${digest}${ETAG_SUFFIX[encoding]}"`;
    const notModifiedHeaders = { ...own, etag };
    const headers = { ...notModifiedHeaders, 'content-type': type };
    return { payload, etag, headers, notModifiedHeaders };
  };
}

/** A response that is compressed already, such as a picture. @param type The content type. */
export function packedResponse(bytes: Buffer, type: string): CachedResponse {
  return { identity: representationsOf(bytes, type)('identity', bytes, {}) };
}

/**
 * Makes a response that is ready to be sent.
 *
 * @param type The content type.
 * @param readers How many clients it is compressed for.
 */
export async function createCachedResponse(
  content: string,
  type: string,
  readers: Readers = 'many',
): Promise<CachedResponse> {
  const bytes = Buffer.from(content);
  const represent = representationsOf(bytes, type);
  const compressed = await compress(bytes, readers);
  if (compressed === null) return { identity: represent('identity', content, {}) };
  const vary = { vary: 'accept-encoding' };
  const encoded = (encoding: CompressedEncoding) =>
    represent(encoding, compressed[encoding], { ...vary, 'content-encoding': encoding });
  return {
    identity: represent('identity', bytes, vary),
    gzip: encoded('gzip'),
    br: encoded('br'),
  };
}

function negotiate(response: CachedResponse, acceptEncoding: string | undefined): Representation {
  return response.br ? response[negotiateEncoding(acceptEncoding)] : response.identity;
}

/** Sends a response, or 304 to a client that has it already; only a 200 can become a 304. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  const representation = negotiate(response, request.headers['accept-encoding']);
  const { payload, etag, headers, notModifiedHeaders } = representation;
  if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    return reply.headers(notModifiedHeaders).status(304).send();
  }
  return reply.headers(headers).send(payload);
}
