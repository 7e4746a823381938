// The service worker. Without a network it shows the last home page and calendar, and the home page in place of every
// other public page. With a network, pages always come from it, however slow; nothing else is cached, neither responses
// of the API nor pages for volunteers. Where visitors want it, it shows notifications.
import { dropAll, dropOtherVersions, keepPage, keptFile, keptPage } from './kept-pages.ts';
import { listenToPushes } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/';
/** Home page and calendar in the community's language, or under the prefix of another. */
const HOME_PATH = /^\/(?:[a-z]{2})?$/;
const CALENDAR_PATH = /^(?:\/[a-z]{2})?\/calendar$/;
/** Public pages: no page for volunteers, no call, no frame of another site, no file. */
const PUBLIC_PATH = /^\/(?!admin|api|embed)[^.]*$/;
const OWN_FILE = '/sw.js';

let lastTask: Promise<void> = Promise.resolve();

/** Runs tasks one after another, in the order of the responses, so that the last one stays cached. */
function inTurn(task: () => Promise<void>): Promise<void> {
  // A page that cannot be cached now is cached at the next visit.
  lastTask = lastTask.then(task).catch(() => {});
  return lastTask;
}

/** Unregisters this worker where its file is gone: the site is served by a server that does not know it. */
async function endWhereGone(): Promise<void> {
  const { status } = await fetch(OWN_FILE, { cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await self.registration.unregister();
  await dropAll();
}

const fetchAndKeep = async (path: string, cache: RequestCache = 'default'): Promise<boolean> =>
  keepPage(path, await fetch(path, { cache }));

const calendarOf = (home: string): string => (home === HOME ? '/calendar' : `${home}/calendar`);

/** The addresses of open pages: the page that installed this worker has no other visit at which it could be cached. */
async function openPages(): Promise<string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.map(({ url }) => url);
}

/**
 * Caches a visited page. The calendar changes with the day, like the home page, so it is fetched when that has changed.
 */
async function keepVisited(path: string, response: Response): Promise<void> {
  const isNew = await keepPage(path, response);
  if (!HOME_PATH.test(path) || !isNew) return;
  await fetchAndKeep(calendarOf(path));
  await endWhereGone();
}

/** A query tells where a visitor came from, and does not change cached pages. */
async function visit(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (!search && (HOME_PATH.test(pathname) || CALENDAR_PATH.test(pathname))) {
      const copy = response.clone();
      event.waitUntil(inTurn(() => keepVisited(pathname, copy)));
    }
    return response;
  } catch (error) {
    const page = await keptPage(pathname);
    if (page) return page;
    // The home page replaces it, in its language if that is cached, at its own address, which its script needs.
    for (const home of [pathname.slice(0, 3), HOME]) {
      if (await keptPage(home)) return Response.redirect(home);
    }
    throw error;
  }
}

self.addEventListener('install', (event) => {
  // Files have hashes, so taking over at once cannot mix versions.
  void self.skipWaiting();
  event.waitUntil(
    inTurn(async () => {
      // An application on the home screen starts at the community's own home page.
      const open = await openPages();
      const paths = open.map((url) => new URL(url).pathname);
      for (const home of new Set([HOME, ...paths.filter((path) => HOME_PATH.test(path))])) {
        // Open pages have just been loaded.
        await fetchAndKeep(home, open.includes(origin + home) ? 'force-cache' : 'default');
        await fetchAndKeep(calendarOf(home));
      }
    }),
  );
});

listenToPushes();

self.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return;
  if (request.mode === 'navigate') {
    if (PUBLIC_PATH.test(url.pathname)) event.respondWith(visit(event, url));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(url.pathname).then((file) => file ?? fetch(request)));
  }
});
