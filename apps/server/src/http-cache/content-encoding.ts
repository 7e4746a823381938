import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** The codings of a response, as `Content-Encoding` names them. */
export type CompressedEncoding = 'br' | 'gzip';
export type ContentEncoding = 'identity' | CompressedEncoding;

/** A shorter response fits into one packet anyway. */
const COMPRESSED_FROM_BYTES = 1400;
/**
 * For a response that many ask for and that is compressed once per change, by another thread: 2 to 4% less than the next
 * quality, for three times its time, which is 40 ms for the home page.
 */
const BROTLI_QUALITY = 11;
/** For a large response, and for one that few ask for: much quicker, and nearly as small. */
const BROTLI_QUALITY_QUICK = 6;
const LARGE_BYTES = 200_000;
/** For a response that is compressed for one client alone. */
const BROTLI_QUALITY_ONCE = 3;
const GZIP_LEVEL_ONCE = 3;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How many clients ask for a content as long as it is cached. */
export type Readers = 'many' | 'few';

function qualityFor(bytes: number, readers: Readers): number {
  return readers === 'few' || bytes >= LARGE_BYTES ? BROTLI_QUALITY_QUICK : BROTLI_QUALITY;
}

/** A content in every compressed encoding; null when it is too short to gain from it. */
export async function compress(
  content: Buffer,
  readers: Readers,
): Promise<Readonly<Record<CompressedEncoding, Buffer>> | null> {
  if (content.length < COMPRESSED_FROM_BYTES) return null;
  const quality = qualityFor(content.length, readers);
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(content),
  ]);
  return { br, gzip: gz };
}

/** Compresses a response as it is sent, to one client: quickly rather than well. */
export function createCompressor(encoding: CompressedEncoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_ONCE } })
    : createGzip({ level: GZIP_LEVEL_ONCE });
}

/** An encoding that is listed and not refused with `q=0`. */
const ACCEPTED: Readonly<Record<CompressedEncoding, RegExp>> = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:;|,|$)/,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:;|,|$)/,
};

/**
 * Chooses how to encode a compressible response: brotli before gzip, whatever weights the client gives
 * them; uncompressed when it lists neither. `*` alone chooses nothing.
 *
 * @param acceptEncoding The request's `Accept-Encoding`.
 */
export function negotiateEncoding(acceptEncoding = ''): ContentEncoding {
  if (ACCEPTED.br.test(acceptEncoding)) return 'br';
  return ACCEPTED.gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}
