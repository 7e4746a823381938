import type { PageData, PageDescription } from '@bahai-friends/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { answerUnknownCall } from '../plugins/error-answers.ts';
import type { Remembered } from '../plugins/remembered.ts';
import { sendUnlessUnchanged } from '../plugins/unchanged.ts';
import { type HomePageSources, isWhole, readHomePageData } from './home-page-data.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';
import type { WebBuild } from './web-build.ts';

interface PagesOptions {
  readonly build: WebBuild;
  readonly publicUrl: string | null;
  readonly sources: HomePageSources;
  readonly clock: Pick<Clock, 'today'>;
  /** Pages by their address, as long as nothing has changed. */
  readonly remembered: Remembered<ReadyPage>;
}

type Encoding = keyof ReadyPage;

/** Whether a browser takes an encoding; `q=0` refuses one. */
const ACCEPTS: Record<Exclude<Encoding, 'identity'>, RegExp> = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:;|,|$)/,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:;|,|$)/,
};

/** The best encoding that the browser takes. */
function acceptedEncoding(header = ''): Encoding {
  if (ACCEPTS.br.test(header)) return 'br';
  return ACCEPTS.gzip.test(header) ? 'gzip' : 'identity';
}

const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BODY_HEADERS: Record<Encoding, Record<string, string>> = {
  identity: HTML,
  gzip: { ...HTML, 'content-encoding': 'gzip' },
  br: { ...HTML, 'content-encoding': 'br' },
};

const isPageRequest = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

/** Files that never change under their name, and those that keep their name. */
async function serveFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    // Each file gets its own route: what the build did not make is not looked up on the disk.
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/');
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** All unknown addresses share one page, or anybody could fill the memory. */
const keyOf = (path: string, status: number): string => (status === 404 ? '404' : path);

/** Serves the site's pages, rendered here, and the files that they load. */
export async function pages(
  app: FastifyInstance,
  { build, publicUrl, sources, clock, remembered }: PagesOptions,
): Promise<void> {
  const cache = new PageCache();
  await serveFiles(app, build.clientFolder);

  async function readPageData(
    needs: PageDescription['needs'],
    log: FastifyBaseLogger,
    forget: () => void,
  ): Promise<PageData> {
    if (needs !== 'home') return needs === 'today' ? { today: clock.today() } : {};
    const home = await readHomePageData(sources, log);
    if (!isWhole(home)) forget();
    return { home };
  }

  async function makePage(
    path: string,
    log: FastifyBaseLogger,
    forget: () => void,
  ): Promise<ReadyPage> {
    const { status, needs, document, module } = build.renderer.describePage(path);
    const data = await readPageData(needs, log, forget);
    // What changed need not be what the page shows; the day is in its footer's year.
    return cache.get(JSON.stringify([keyOf(path, status), clock.today(), data]), () =>
      build.renderer.renderPage({
        ...data,
        path,
        publicUrl,
        template: build.template(document, module),
      }),
    );
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/'] = request.url.split('?');
    const { status } = build.renderer.describePage(path);
    const page = await remembered.get(keyOf(path, status), (forget) =>
      makePage(path, request.log, forget),
    );
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.status(status).headers(PAGE_HEADERS);
    return sendUnlessUnchanged(request, reply, page[encoding], BODY_HEADERS[encoding]);
  }

  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || !isPageRequest(request)) {
      return answerUnknownCall(request, reply);
    }
    return sendPage(request, reply);
  });
}
