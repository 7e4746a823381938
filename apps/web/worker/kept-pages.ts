import { filesOf } from './files-of.ts';

/** The prefix of all our caches; the version after it changes with the way in which pages are cached. */
const OURS = 'offline-';
const VERSION = `${OURS}1 `;

/** The prefix of the caches of a page. No path has a space. */
const prefixOf = (path: string): string => `${VERSION}${path} `;

async function drop(isDropped: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isDropped);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes the caches of other versions of this worker. */
export const dropOtherVersions = (): Promise<void> =>
  drop((name) => name.startsWith(OURS) && !name.startsWith(VERSION));

export const dropAll = (): Promise<void> => drop((name) => name.startsWith(OURS));

const isPage = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && headers.get('content-type')?.startsWith('text/html') === true;

/** The document to show without a network: an attribute tells the page that it comes from the cache. */
function marked({ headers }: Response, html: string): Response {
  const kept = new Headers(headers);
  // These headers are about the bytes that were sent.
  kept.delete('content-encoding');
  kept.delete('content-length');
  return new Response(html.replace('<html', '<html data-kept'), { headers: kept });
}

async function fileAt(path: string): Promise<Response> {
  const file = (await keptFile(path)) ?? (await fetch(path));
  if (!file.ok) throw new Error(`${path}: ${file.status}`);
  return file;
}

/**
 * Caches a page with all its files, replacing an earlier copy of it. The document is stored last, so that all its files
 * are there when it is, and until then the earlier copy stays complete.
 *
 * @returns whether it differs from the earlier copy
 */
export async function keepPage(path: string, response: Response): Promise<boolean> {
  if (!isPage(response)) return false;
  const name = `${prefixOf(path)}${response.headers.get('etag') ?? Date.now()}`;
  const isKept = (await caches.match(path, { cacheName: name })) !== undefined;
  if (!isKept) {
    try {
      const html = await response.text();
      const cache = await caches.open(name);
      const store = async (file: string) => cache.put(file, await fileAt(file));
      await Promise.all([...filesOf(html)].map(store));
      await cache.put(path, marked(response, html));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }
  await drop((other) => other.startsWith(prefixOf(path)) && other !== name);
  return !isKept;
}

/** The cached page. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(path)));
  for (const cacheName of names.reverse()) {
    const page = await caches.match(path, { cacheName });
    if (page) return page;
  }
  return undefined;
}

/** A cached file with a hash in its name: it is the same whatever page it was cached with. */
export const keptFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true });
