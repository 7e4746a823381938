import { filesOf } from './files-of.ts';

/** What every name of ours begins with; and then the version, which changes with how pages are kept. */
const OURS = 'offline-';
const VERSION = `${OURS}1 `;

/** Begins the names of what was kept of a page. No path has a space. */
const prefixOf = (path: string): string => `${VERSION}${path} `;

async function drop(isDropped: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isDropped);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Drops what another version of this worker has kept. */
export const dropOtherVersions = (): Promise<void> =>
  drop((name) => name.startsWith(OURS) && !name.startsWith(VERSION));

export const dropAll = (): Promise<void> => drop((name) => name.startsWith(OURS));

const isPage = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && headers.get('content-type')?.startsWith('text/html') === true;

/** The document as it is shown without a network: the page learns from the attribute that it was kept. */
function marked({ headers }: Response, html: string): Response {
  const kept = new Headers(headers);
  // They are of the bytes that were sent.
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
 * Keeps a page with all that it loads, in the place of what was kept of it before. The document is stored last:
 * where it is, all its files are, and until then the set before stays whole.
 *
 * @returns whether it was another one than before
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

/** The page as it was kept last. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(path)));
  for (const cacheName of names.reverse()) {
    const page = await caches.match(path, { cacheName });
    if (page) return page;
  }
  return undefined;
}

/** A file with a hash in its name: whatever page it was kept with, it is the same. */
export const keptFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true });
