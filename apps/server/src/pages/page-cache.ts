import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page ready to send: each encoding with its own validator. */
export interface ReadyPage {
  readonly identity: EncodedPage;
  readonly gzip: EncodedPage;
  readonly br: EncodedPage;
}

interface EncodedPage {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Pages kept: the few addresses there are, in today's and the previous state. */
const PAGES_MAX = 100;
/** Rendered once per change of its data, a page is worth a good but not the slowest quality. */
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function encode(html: string): Promise<ReadyPage> {
  const bytes = Buffer.from(html);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(bytes),
  ]);
  return {
    identity: { bytes, etag: `"${digest}"` },
    gzip: { bytes: gz, etag: `"${digest}-gz"` },
    br: { bytes: br, etag: `"${digest}-br"` },
  };
}

/**
 * Remembers rendered pages by everything that they were rendered from, so that a page is never
 * older than its data: other data is another key.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<ReadyPage>>();

  get(key: string, render: () => Promise<string>): Promise<ReadyPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const page = render().then(encode);
    if (this.#pages.size >= PAGES_MAX) {
      const [oldest] = this.#pages.keys();
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
    this.#pages.set(key, page);
    // A failed rendering is tried again at the next visit.
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
