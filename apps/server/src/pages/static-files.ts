import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HIDDEN } from '../http/openapi/hidden.ts';
import { sendAsData } from '../http/security-headers.ts';

const ASSETS = 'assets/';
const SVG = 'image/svg+xml';
/** The service worker, which is served elsewhere: a site may be set up without caching in browsers. */
export const SERVICE_WORKER = 'sw.js';

/**
 * Whether a file of the folder is served as it is: not documents, the worker, what the build tells the server, and what
 * stands for a file when it is asked for compressed.
 */
const isServed = (path: string): boolean =>
  path !== 'index.html' && path !== SERVICE_WORKER && !/^\.|\.(?:br|gz)$/.test(path);

/** The files of a folder and those below it, by their paths in it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/**
 * Serves the files of a built application. Those in `assets/` have a hash in their name and never
 * change under it; the others keep their name.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  // What the build did not make is not looked up on the disk.
  const paths = (await filesIn(folder)).filter(isServed);
  const assets = new Set(paths.filter((path) => path.startsWith(ASSETS)));
  const others = paths.filter((path) => !assets.has(path));
  await app.register(async (files) => {
    // These images are texts, for which the library sets no character set.
    files.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
    });
    await files.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
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
    for (const path of others) {
      files.get(`/${path}`, HIDDEN, (_request, reply) => reply.sendFile(path));
    }
    // One route for hundreds of files: as many routes take a tenth of a start.
    files.get<{ Params: { '*': string } }>(`/${ASSETS}*`, HIDDEN, ({ params }, reply) => {
      const path = `${ASSETS}${params['*']}`;
      return assets.has(path) ? reply.sendFile(path) : reply.callNotFound();
    });
  });
}
