/** The browser's choice, and the token by which the site knows it. */
export interface Kept {
  readonly token: string;
  readonly topics: readonly string[];
  readonly language: string;
  readonly discreet: boolean;
}

/** It is stored beside the pages that are cached for use without a network, where the service worker can read it. */
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
