import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'identity' | 'gzip' | 'br';
type Headers = Readonly<Record<string, string>>;

/** An answer in one encoding, with a validator of its own. */
interface Form {
  /** Bytes, or a short text: that goes over the wire in one piece with the headers. */
  readonly payload: string | Buffer;
  readonly etag: string;
  /** Those that go with the payload, and those that also go without them. */
  readonly headers: Headers;
  readonly headersWhenKnown: Headers;
}

/** An answer ready to be sent, in every encoding that is worth it. */
export type ReadyAnswer = Readonly<Partial<Record<Encoding, Form>> & { identity: Form }>;

/** Less than this fits into one packet anyway. */
const COMPRESSED_FROM_BYTES = 1400;
/** What is made once per change is worth good compression; what is large, not the time of the best. */
const BROTLI_QUALITY = 9;
const BROTLI_QUALITY_LARGE = 5;
const LARGE_BYTES = 200_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function formOf(payload: string | Buffer, etag: string, type: string, own: Headers): Form {
  const headersWhenKnown = { ...own, etag };
  return {
    payload,
    etag,
    headersWhenKnown,
    headers: { ...headersWhenKnown, 'content-type': type },
  };
}

/** @param type The content type. */
export async function makeReady(content: string, type: string): Promise<ReadyAnswer> {
  const bytes = Buffer.from(content);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  if (bytes.length < COMPRESSED_FROM_BYTES) {
    return { identity: formOf(content, `"${digest}"`, type, {}) };
  }
  const quality = bytes.length < LARGE_BYTES ? BROTLI_QUALITY : BROTLI_QUALITY_LARGE;
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(bytes),
  ]);
  const vary = { vary: 'accept-encoding' };
  const encoded = (encoding: Encoding) => ({ ...vary, 'content-encoding': encoding });
  return {
    identity: formOf(bytes, `"${digest}"`, type, vary),
    gzip: formOf(gz, `"${digest}-gz"`, type, encoded('gzip')),
    br: formOf(br, `"${digest}-br"`, type, encoded('br')),
  };
}

/** Whether a browser takes an encoding; `q=0` refuses one. */
const ACCEPTS: Record<Exclude<Encoding, 'identity'>, RegExp> = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:;|,|$)/,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:;|,|$)/,
};

/** The best form that the browser takes. */
function bestForm({ identity, gzip, br }: ReadyAnswer, accepted = ''): Form {
  if (br && ACCEPTS.br.test(accepted)) return br;
  return gzip && ACCEPTS.gzip.test(accepted) ? gzip : identity;
}

/** Whether the caller has what this validator stands for already: `If-None-Match`, a list or `*`. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/** Sends an answer, or 304 to whoever has it already; what is not there is never “unchanged”. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
): FastifyReply {
  const form = bestForm(ready, request.headers['accept-encoding']);
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], form.etag)) {
    return reply.headers(form.headersWhenKnown).status(304).send();
  }
  return reply.headers(form.headers).send(form.payload);
}
