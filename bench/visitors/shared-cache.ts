// A cache between visitors and a site, shared by many visitors, as a content delivery network has.

/** How a shared cache treats the responses that it stores. */
export type Policy =
  /** Nothing is stored. */
  | { readonly name: string; readonly keeps: false }
  /**
   * A stored response is revalidated by its ETag once it is older than this, in milliseconds; at every request with 0,
   * as the site says.
   */
  | { readonly name: string; readonly keeps: true; readonly freshMs: number };

interface Kept {
  readonly etag: string;
  readonly bytes: number;
  readonly askedAt: number;
}

/** The requests to the origin so far. */
interface OriginCounts {
  requests: number;
  unchanged: number;
  bytes: number;
}

/**
 * A cache of one site. While the origin is asked for an address, further requests for the same address wait for its
 * response.
 */
export class SharedCache {
  readonly counts: OriginCounts = { requests: 0, unchanged: 0, bytes: 0 };
  readonly #origin: string;
  readonly #policy: Policy;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<Kept>>();

  constructor(origin: string, policy: Policy) {
    this.#origin = origin;
    this.#policy = policy;
  }

  /** Responds to one request of a visitor. */
  async get(path: string): Promise<Kept> {
    if (!this.#policy.keeps) return this.#ask(path, undefined);
    const kept = this.#kept.get(path);
    if (kept && performance.now() - kept.askedAt < this.#policy.freshMs) return kept;
    const asking = this.#asking.get(path) ?? this.#ask(path, kept);
    this.#asking.set(path, asking);
    const answer = await asking.finally(() => this.#asking.delete(path));
    this.#kept.set(path, answer);
    return answer;
  }

  async #ask(path: string, kept: Kept | undefined): Promise<Kept> {
    const askedAt = performance.now();
    const response = await fetch(this.#origin + path, {
      headers: kept ? { 'if-none-match': kept.etag } : {},
    });
    const { byteLength } = await response.arrayBuffer();
    this.counts.requests += 1;
    this.counts.bytes += Number(response.headers.get('content-length') ?? byteLength);
    if (response.status === 304 && kept) {
      this.counts.unchanged += 1;
      return { ...kept, askedAt };
    }
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return { etag: response.headers.get('etag') ?? '', bytes: byteLength, askedAt };
  }
}
