import type { PublicSettings } from '@bahai-friends/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsService } from '../features/settings/settings.service.ts';
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../http-cache/cached-response.ts';
import type { ResponseCache } from '../http-cache/response-cache.ts';

interface SiteFilesOptions {
  readonly settings: Pick<SettingsService, 'shown'>;
  readonly responseCache: ResponseCache<CachedResponse>;
}

const MANIFEST = '/site.webmanifest';
const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';
/** For programs that search the web (RFC 9309). */
const NOTHING_TO_SEARCH = 'User-agent: *\nDisallow: /\n';

/** What a phone or desktop goes by that keeps the site like an application. */
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
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fff3cf',
    theme_color: '#FFCC00',
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  });
}

/** Serves the files with fixed names whose content is the community's. */
export function siteFiles(
  app: FastifyInstance,
  { settings, responseCache }: SiteFilesOptions,
): void {
  const hidden = { schema: { hide: true } };

  app.get(MANIFEST, hidden, async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await responseCache.get(MANIFEST, async () =>
      createCachedResponse(manifest(await settings.shown()), MANIFEST_TYPE),
    );
    reply.header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  });

  app.get('/robots.txt', hidden, async (_request: FastifyRequest, reply: FastifyReply) => {
    if ((await settings.shown()).listed) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(NOTHING_TO_SEARCH);
  });
}
