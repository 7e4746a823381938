import type { PageData, PageDescription } from '@bahai-friends/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { answerUnknownCall } from '../http/errors/error-handler.ts';
import { type ReadyAnswer, sendReady } from '../http-cache/cached-response.ts';
import type { Remembered } from '../http-cache/response-cache.ts';
import { type HomePageSources, isWhole, readHomePageData } from './home-page-data.ts';
import { PageCache } from './page-cache.ts';
import type { WebBuild } from './built-web-app.ts';

interface PagesOptions {
  readonly build: WebBuild;
  readonly publicUrl: string | null;
  readonly sources: HomePageSources;
  readonly clock: Pick<Clock, 'today'>;
  /** Pages by their address, as long as nothing has changed. */
  readonly remembered: Remembered<ReadyAnswer>;
}

const isPageRequest = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

const SVG = 'image/svg+xml';

/** Files that never change under their name, and those that keep their name. */
async function serveFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async (files) => {
    // The library knows no character set of images, of which these are text.
    files.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
    });
    await files.register(fastifyStatic, {
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
  ): Promise<ReadyAnswer> {
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
    reply.status(status).header('cache-control', 'no-cache');
    return sendReady(request, reply, page);
  }

  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || !isPageRequest(request)) {
      return answerUnknownCall(request, reply);
    }
    return sendPage(request, reply);
  });
}
