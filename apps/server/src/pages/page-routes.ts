import type {
  PageDescription,
  PageRenderer,
  PublicSettings,
  SitePageData,
} from '@bahai-friends/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsService } from '../features/settings/settings.service.ts';
import { sendApiNotFound } from '../http/errors/not-found.ts';
import { type CachedResponse, sendCachedResponse } from '../http-cache/cached-response.ts';
import type { ResponseCache } from '../http-cache/response-cache.ts';
import { type HomePageSources, isComplete, readHomePageData } from './home-page-data.ts';
import { PageCache, responseOf } from './page-cache.ts';
import type { WebApp } from './web-app.ts';

interface PageRoutesOptions {
  readonly webApp: WebApp;
  readonly publicUrl: string | null;
  readonly sources: HomePageSources & { readonly settings: Pick<SettingsService, 'shown'> };
  /** Pages by their address, as long as nothing has changed. */
  readonly responseCache: ResponseCache<CachedResponse>;
}

/** The page that a request is for. */
interface RequestedPage extends PageDescription {
  readonly path: string;
  readonly renderer: PageRenderer;
  readonly site: PublicSettings;
  readonly log: FastifyBaseLogger;
}

const isPageRequest = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

const pathOf = ({ url }: FastifyRequest): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

/** The cache is not that of pages alone. */
const keyOfPath = (path: string): string => `page ${path}`;

/** All unknown addresses share one page, or anybody could fill the memory. */
const cacheKey = ({ path, status }: RequestedPage): string =>
  keyOfPath(status === 404 ? '404' : path);

/** Serves the site's pages, rendered here, and the files that they load. */
export async function pageRoutes(
  app: FastifyInstance,
  { webApp, publicUrl, sources, responseCache }: PageRoutesOptions,
): Promise<void> {
  const cache = new PageCache();
  await webApp.serveFiles(app);

  async function readPageData(page: RequestedPage): Promise<SitePageData> {
    const { needs, site, log } = page;
    return {
      site,
      ...(needs === 'today' && { today: site.today }),
      ...(needs === 'home' && { home: await readHomePageData(sources, log) }),
    };
  }

  async function render(
    { path, renderer, site: _site, ...page }: RequestedPage,
    data: SitePageData,
  ): Promise<string> {
    const template = await webApp.template(page, path);
    return renderer.renderPage({ ...data, path, publicUrl, template });
  }

  async function cachedPage(page: RequestedPage): Promise<CachedResponse> {
    const key = cacheKey(page);
    return responseCache.get(key, async (drop) => {
      const data = await readPageData(page);
      const isCurrent = page.site === (await sources.settings.shown());
      if (!isCurrent || (data.home && !isComplete(data.home))) drop();
      // What changed need not be what the page shows; the day is in its footer's year.
      const content = JSON.stringify([key, page.site.today, data]);
      return cache.get(content, () => render(page, data));
    });
  }

  /** Sends a page that is cached, if it is; not asynchronous, since nearly every visit ends here. */
  function sendCached(request: FastifyRequest, reply: FastifyReply): boolean {
    const response = webApp.isImmutable
      ? responseCache.find(keyOfPath(pathOf(request)))
      : undefined;
    if (!response) return false;
    reply.header('cache-control', 'no-cache');
    sendCachedResponse(request, reply, response);
    return true;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const renderer = await webApp.renderer();
    const site = await sources.settings.shown();
    const page = { ...renderer.describePage(path, site), path, renderer, site, log: request.log };
    const response = webApp.isImmutable
      ? await cachedPage(page)
      : await responseOf(await render(page, await readPageData(page)));
    reply.status(page.status).header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  }

  app.get(
    '/',
    {
      schema: { hide: true },
      onRequest(request, reply, next) {
        if (!sendCached(request, reply)) next();
      },
    },
    sendPage,
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || !isPageRequest(request)) {
      return sendApiNotFound(request, reply);
    }
    return sendCached(request, reply) ? reply : sendPage(request, reply);
  });
}
