/** What this browser gets, and the token by which the site knows it. */
export interface Kept {
  readonly token: string;
  readonly topics: readonly string[];
  readonly language: string;
  readonly discreet: boolean;
}

/** Beside the pages that are kept for when there is no network: the service worker can read it there. */
const CACHE = 'push';
const KEPT = '/push-kept';

export async function kept(): Promise<Kept | null> {
  const found = await caches.match(KEPT, { cacheName: CACHE });
  return found ? found.json() : null;
}

export async function keep(subscription: Kept | null): Promise<void> {
  if (subscription === null) await caches.delete(CACHE);
  else await (await caches.open(CACHE)).put(KEPT, Response.json(subscription));
}
