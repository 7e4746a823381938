import type { PageData, PageDescription, PageRenderer } from '@bahai-friends/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { sendApiNotFound } from '../http/errors/not-found.ts';
import { type CachedResponse, sendCachedResponse } from '../http-cache/cached-response.ts';
import type { ResponseCache } from '../http-cache/response-cache.ts';
import { type HomePageSources, isComplete, readHomePageData } from './home-page-data.ts';
import { PageCache, responseOf } from './page-cache.ts';
import type { WebApp } from './web-app.ts';

interface PageRoutesOptions {
  readonly webApp: WebApp;
  readonly publicUrl: string | null;
  readonly sources: HomePageSources;
  readonly clock: Pick<Clock, 'today'>;
  /** Pages by their address, as long as nothing has changed. */
  readonly responseCache: ResponseCache<CachedResponse>;
}

/** The page that a request is for. */
interface RequestedPage extends PageDescription {
  readonly path: string;
  readonly renderer: PageRenderer;
  readonly log: FastifyBaseLogger;
}

const isPageRequest = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

/** All unknown addresses share one page, or anybody could fill the memory. */
const cacheKey = ({ path, status }: RequestedPage): string => (status === 404 ? '404' : path);

/** Serves the site's pages, rendered here, and the files that they load. */
export async function pageRoutes(
  app: FastifyInstance,
  { webApp, publicUrl, sources, clock, responseCache }: PageRoutesOptions,
): Promise<void> {
  const cache = new PageCache();
  await webApp.serveFiles(app);

  async function readPageData({ needs, log }: RequestedPage): Promise<PageData> {
    if (needs === 'home') return { home: await readHomePageData(sources, log) };
    return needs === 'today' ? { today: clock.today() } : {};
  }

  async function render(
    { path, renderer, ...page }: RequestedPage,
    data: PageData,
  ): Promise<string> {
    const template = await webApp.template(page, path);
    return renderer.renderPage({ ...data, path, publicUrl, template });
  }

  async function cachedPage(page: RequestedPage): Promise<CachedResponse> {
    const key = cacheKey(page);
    return responseCache.get(key, async (drop) => {
      const data = await readPageData(page);
      if (data.home && !isComplete(data.home)) drop();
      // What changed need not be what the page shows; the day is in its footer's year.
      const content = JSON.stringify([key, clock.today(), data]);
      return cache.get(content, () => render(page, data));
    });
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/'] = request.url.split('?');
    const renderer = await webApp.renderer();
    const page = { ...renderer.describePage(path), path, renderer, log: request.log };
    const response = webApp.isImmutable
      ? await cachedPage(page)
      : await responseOf(await render(page, await readPageData(page)));
    reply.status(page.status).header('cache-control', 'no-cache');
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
