import type { PublicSettings } from '@bahai-friends/contract';
import { factsOf } from '@bahai-friends/languages/language-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsService } from '../features/settings/settings.service.ts';
import { withTaglineIn } from '../features/settings/tagline-in.ts';
import { HIDDEN } from '../http/openapi/hidden.ts';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../http-cache/cached-response.ts';
import type { ResponseCache } from '../http-cache/response-cache.ts';

interface SiteFilesOptions {
  readonly settings: Pick<SettingsService, 'shown'>;
  readonly responseCache: ResponseCache<CachedResponse>;
  /** The script that shows pages without a network; null where pages are not cached. */
  readonly serviceWorker: string | null;
}

const SERVICE_WORKER_TYPE = 'text/javascript; charset=utf-8';
/** Replaces the service worker that a browser has from before: unregisters it, and deletes its caches. */
const NO_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

const MANIFEST = '/site.webmanifest';
const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';
/** For search engines (RFC 9309). */
const NOTHING_TO_SEARCH = 'User-agent: *\nDisallow: /\n';

/** The web app manifest, for phones and desktops that install the site like an application. */
function manifest({ siteName, tagline, language }: PublicSettings): string {
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    description: tagline,
    lang: factsOf(language).tag,
    // The direction is that of the name, which may be in any language.
    dir: 'auto',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fff3cf',
    theme_color: '#FFCC00',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  });
}

/** Serves files with fixed names whose content depends on the community. */
export function siteFiles(
  app: FastifyInstance,
  { settings, responseCache, serviceWorker }: SiteFilesOptions,
): void {
  /** The manifest in the community's language. */
  const ownManifest = async () => {
    const own = await settings.shown();
    return manifest(withTaglineIn(own.language, own));
  };

  app.get(MANIFEST, HIDDEN, async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await responseCache.get(MANIFEST, async () =>
      createCachedResponse(await ownManifest(), MANIFEST_TYPE),
    );
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  });

  const worker = createCachedResponse(serviceWorker ?? NO_SERVICE_WORKER, SERVICE_WORKER_TYPE);
  app.get('/sw.js', HIDDEN, async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, await worker);
  });

  app.get('/robots.txt', HIDDEN, async (_request: FastifyRequest, reply: FastifyReply) => {
    if ((await settings.shown()).listed) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(NOTHING_TO_SEARCH);
  });
}
