import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendAsData } from '../http/security-headers.ts';

const SVG = 'image/svg+xml';
/** The service worker, which is served elsewhere: a site may be set up without caching in browsers. */
export const SERVICE_WORKER = 'sw.js';

/**
 * Serves the files of a built application. Those in `assets/` have a hash in their name and never
 * change under it; the others keep their name.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    // These images are texts, for which the library sets no character set.
    files.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
    });
    await files.register(fastifyStatic, {
      root: folder,
      // Each file gets its own route: for an address without a file the disk is not searched.
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html', SERVICE_WORKER, '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders(reply, path) {
        const immutable = path.includes('/assets/');
        if (immutable) {
          // No client asks whether it has changed.
          for (const name of ['accept-ranges', 'etag', 'last-modified']) reply.removeHeader(name);
          sendAsData(reply);
        }
        reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  });
}
