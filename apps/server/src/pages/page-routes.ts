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
import { isComplete } from './home-page-data.ts';
import { PageCache, responseOf } from './page-cache.ts';
import { type PageSources, readPageData } from './page-data.ts';
import type { WebApp } from './web-app.ts';

interface PageRoutesOptions {
  readonly webApp: WebApp;
  readonly publicUrl: string | null;
  readonly sources: PageSources & { readonly settings: Pick<SettingsService, 'shown'> };
  /** Pages by their address, as long as nothing has changed. */
  readonly responseCache: ResponseCache<CachedResponse | null>;
}

/** The page that a request is for. */
interface RequestedPage extends PageDescription {
  readonly renderer: PageRenderer;
  readonly site: PublicSettings;
  readonly log: FastifyBaseLogger;
}

const isPageRequest = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

/** All unknown addresses share one page, or anybody could fill the memory. */
const cacheKey = ({ address, status }: RequestedPage): string => (status === 404 ? '404' : address);

/** Serves the site's pages, rendered here, and the files that they load. */
export async function pageRoutes(
  app: FastifyInstance,
  { webApp, publicUrl, sources, responseCache }: PageRoutesOptions,
): Promise<void> {
  const cache = new PageCache();
  await webApp.serveFiles(app);

  const readData = ({ needs, site, log }: RequestedPage): Promise<SitePageData | null> =>
    readPageData(needs, site, sources, log);

  async function render(
    { renderer, site: _site, ...page }: RequestedPage,
    data: SitePageData,
  ): Promise<string> {
    const template = await webApp.template(page);
    const { status, address } = page;
    return renderer.renderPage({ ...data, status, address, publicUrl, template });
  }

  /** The page in every encoding; null where there is none after all. */
  function cachedPage(page: RequestedPage): Promise<CachedResponse | null> {
    const key = cacheKey(page);
    return responseCache.get(key, async (drop) => {
      const data = await readData(page);
      const isCurrent = page.site === (await sources.settings.shown());
      // Nothing is kept of what is not there: anybody could fill the memory.
      if (data === null || !isCurrent || (data.home && !isComplete(data.home))) drop();
      if (data === null) return null;
      // What changed need not be what the page shows; the day is in its footer's year.
      const content = JSON.stringify([key, page.site.today, data]);
      return cache.get(content, () => render(page, data));
    });
  }

  async function renderedPage(page: RequestedPage): Promise<CachedResponse | null> {
    const data = await readData(page);
    return data && responseOf(await render(page, data));
  }

  const pageOf = webApp.isImmutable ? cachedPage : renderedPage;

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = await webApp.renderer();
    const site = await sources.settings.shown();
    const known = { renderer, site, log: request.log };
    const page = { ...renderer.describePage(request.url, site), ...known };
    const found = await pageOf(page);
    const shown = found ? page : { ...renderer.describeNotFound(request.url), ...known };
    const response = found ?? (await pageOf(shown));
    if (response === null) throw new Error('The page for what is not there is always there');
    reply.status(shown.status).header('cache-control', 'no-cache');
    return sendCachedResponse(request, reply, response);
  }

  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || !isPageRequest(request)) {
      return sendApiNotFound(request, reply);
    }
    return sendPage(request, reply);
  });
}
