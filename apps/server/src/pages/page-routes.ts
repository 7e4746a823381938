import type {
  PageDescription,
  PageParts,
  PageRenderer,
  PageSources,
  PublicSettings,
  SitePageData,
} from '@bahai-friends/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsService } from '../features/settings/settings.service.ts';
import { withTaglineIn } from '../features/settings/tagline-in.ts';
import { sendApiNotFound } from '../http/errors/not-found.ts';
import type { ShowDocument } from '../http/public-forms/show-document.ts';
import { type CachedResponse, sendCachedResponse } from '../http-cache/cached-response.ts';
import { type CachedContent, ResponseCache } from '../http-cache/response-cache.ts';
import { PageCache, responseOf } from './page-cache.ts';
import type { WebApp } from './web-app.ts';

/**
 * Documents kept, such as the quotes of past days: there are thousands in each language, most of them read once in a
 * while. They have a cache of their own, so that a reader of all of them does not push the home page out.
 */
const DOCUMENTS_MAX = 100;

interface Limiter {
  run<T>(task: () => Promise<T>): Promise<T>;
}

interface PageRoutesOptions {
  readonly webApp: WebApp;
  readonly publicUrl: string | null;
  readonly sources: PageSources & { readonly settings: Pick<SettingsService, 'shown'> };
  /** The content that pages show. They are cached as long as it has not changed. */
  readonly content: CachedContent;
  /** Limits how many documents are rendered at once, so that other requests do not suffer. */
  readonly documentLimiter: Limiter;
  /** The same for documents of one request alone, such as a form that is shown again. */
  readonly ownLimiter: Limiter;
}

/** The page that a request is for. */
interface RequestedPage extends PageDescription {
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

/** Login and dashboard are in the language of `?lang=`; every other page ignores it. */
const ASKS_LANGUAGE = /[?&]lang=/;

/** All unknown addresses of a language share one page; otherwise anybody could fill the memory. */
const cacheKey = ({ address, status, language }: RequestedPage): string =>
  status === 404 ? `404 ${language.code}` : address;

/**
 * Serves the site's pages, rendered here, and the files that they load.
 *
 * @returns what routes of features use to show pages of their own
 */
export async function pageRoutes(
  app: FastifyInstance,
  { webApp, publicUrl, sources, content, documentLimiter, ownLimiter }: PageRoutesOptions,
): Promise<ShowDocument> {
  /** Responses by address. A rendered page is used again after a change of content that it does not show. */
  const responses = new ResponseCache<CachedResponse | null>(content);
  const rendered = new PageCache();
  const documents = new ResponseCache<CachedResponse | null>(content, DOCUMENTS_MAX);
  await webApp.serveFiles(app);

  /** @param drop Called when the data is not to be cached. */
  async function readData(page: RequestedPage, drop = () => {}): Promise<SitePageData | null> {
    const { renderer, site, language, log } = page;
    const parts = await renderer.readPage(page, {
      sources,
      site,
      publicUrl,
      onMissing(err) {
        log.error({ err }, 'a part of a page was not read');
        drop();
      },
    });
    const isCurrent = site === (await sources.settings.shown());
    // A page that does not exist is not cached: with such addresses anybody could fill the memory.
    if (parts === null || !isCurrent) drop();
    return parts && { ...parts, site: withTaglineIn(language.asked, site), language };
  }

  async function render(
    { renderer, site: _site, ...description }: RequestedPage,
    data: SitePageData,
  ): Promise<string> {
    const template = await webApp.template(description);
    const { status, address, language, page } = description;
    return renderer.renderPage({ ...data, status, address, language, page, publicUrl, template });
  }

  async function freshPage(page: RequestedPage, drop?: () => void): Promise<CachedResponse | null> {
    const data = await readData(page, drop);
    return data && responseOf(await render(page, data), page.isKept ? 'many' : 'few');
  }

  /** The page in every encoding; null where it turns out not to exist. */
  function cachedPage(page: RequestedPage): Promise<CachedResponse | null> {
    if (page.kind === 'document') {
      return documents.get(page.address, (drop) =>
        documentLimiter.run(() => freshPage(page, drop)),
      );
    }
    const key = cacheKey(page);
    return responses.get(key, async (drop) => {
      const data = await readData(page, drop);
      // The page may not show what has changed. The day is part of the key because of the year in the footer.
      const shown = JSON.stringify([key, page.site.today, data]);
      return data && rendered.get(shown, () => render(page, data));
    });
  }

  function pageOf(page: RequestedPage): Promise<CachedResponse | null> {
    // A refused page has the address of a page that is not refused.
    if (page.isForm || page.status === 400) return documentLimiter.run(() => freshPage(page));
    return webApp.isImmutable ? cachedPage(page) : freshPage(page);
  }

  /** Sends a page if it is cached. It is not asynchronous, since nearly every visit ends here. */
  function sendCached(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!webApp.isImmutable) return false;
    const address = ASKS_LANGUAGE.test(request.url) ? request.url : pathOf(request);
    const response = responses.find(address) ?? documents.find(request.url);
    if (!response) return false;
    reply.header('cache-control', 'no-cache');
    sendCachedResponse(request, reply, response);
    return true;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renderer = await webApp.renderer();
    const site = await sources.settings.shown();
    const known = { renderer, site, log: request.log };
    const page = { ...renderer.describePage(request.url, site), ...known };
    const { movedTo } = page;
    // Browsers must not cache this: the community may choose another language.
    if (movedTo !== undefined) return reply.header('cache-control', 'no-store').redirect(movedTo);
    const found = await pageOf(page);
    const shown = found ? page : { ...renderer.describeNotFound(page), ...known };
    const response = found ?? (await pageOf(shown));
    if (response === null) throw new Error('The page for what is not there is always there');
    reply.status(shown.status).header('cache-control', shown.isForm ? 'no-store' : 'no-cache');
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

  /** Sends a document that is rendered for one request. */
  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    parts: PageParts,
    describe: (renderer: PageRenderer, site: PublicSettings) => PageDescription,
  ): Promise<FastifyReply> {
    const renderer = await webApp.renderer();
    const site = await sources.settings.shown();
    const described = describe(renderer, site);
    const { language } = described;
    const data = { ...parts, site: withTaglineIn(language.asked, site), language };
    const known = { renderer, site, log: request.log };
    const response = await ownLimiter.run(async () =>
      responseOf(await render({ ...described, ...known }, data), 'few'),
    );
    return sendCachedResponse(request, reply, response);
  }

  return {
    sendCached,

    show: (request, reply, { page, bare, language, parts }) =>
      sendOwn(request, reply, parts, (renderer, site) =>
        renderer.describeOwn(page, bare, language, site),
      ),

    showHere: (request, reply, parts) =>
      sendOwn(request, reply, parts, (renderer, site) => renderer.describePage(request.url, site)),

    async languageAt(url, bare) {
      const renderer = await webApp.renderer();
      const { status, language } = renderer.describePage(url, await sources.settings.shown());
      return status === 200 && language.bare === bare ? language.code : null;
    },
  };
}
