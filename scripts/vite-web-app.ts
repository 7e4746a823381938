import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageDescription, PageRenderer } from '@bahai-friends/contract';
import { EMBEDS } from '@bahai-friends/contract/embeds';
import type { FastifyInstance } from 'fastify';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import type { WebApp } from '../apps/server/src/pages/web-app.ts';
import viteConfig from '../apps/web/vite.config.ts';
import { embedScriptBuild } from './build-web-app.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'apps/web');
/** The folders that the browser may read by Vite's own addresses: neither the data folder nor the server. */
const READABLE = ['apps/web', 'packages', 'node_modules'].map((folder) => join(ROOT, folder));

/** Vite inside the site's own server: one address for pages, sources and hot updates. */
async function startVite(app: FastifyInstance, nonce: string): Promise<ViteDevServer> {
  const config = viteConfig({ command: 'serve', mode: 'development' });
  const vite = await createServer({
    ...config,
    // The configuration is not read again from its file, since `node --watch` restarts when it changes.
    configFile: false,
    // The nonce allows Vite's own inline script, and the styles that its scripts add.
    html: { cspNonce: nonce },
    server: { middlewareMode: true, ws: { server: app.server }, fs: { allow: READABLE } },
  });
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next());
  });
  // Vite is closed before the server waits for connections, since the browser's connection for hot updates stays open.
  app.addHook('preClose', () => vite.close());
  return vite;
}

/**
 * A script tag for a module, by its address in Vite; a virtual module has the address that Vite reserves for its id.
 */
function loadModule(module: string): string {
  if (module.endsWith('.css')) return `<link rel="stylesheet" href="/${module}">`;
  const address = module.startsWith('virtual:') ? `/@id/${module}` : `/${module}`;
  return `<script type="module" src="${address}"></script>`;
}

/** The modules that a page loads instead of the script of `index.html`; null keeps that script. */
const LOADED: Readonly<Record<PageDescription['kind'], readonly string[] | null>> = {
  application: null,
  document: ['src/styles.css'],
  standalone: [],
};

/** `index.html` with the page's scripts and styles. */
function documentOf(
  html: string,
  { kind, module, script, languageModule, besideStyleSheet }: PageDescription,
): string {
  const shared = LOADED[kind];
  if (shared === null) {
    // The language's script comes before those with texts.
    const first = languageModule === undefined ? '' : loadModule(languageModule);
    const beside = besideStyleSheet === undefined ? '' : loadModule(besideStyleSheet);
    const starter = script === undefined ? '' : ` data-starter="/${script}"`;
    const links = first + beside;
    return html.replace('<script type="module"', () => `${links}<script type="module"${starter}`);
  }
  const load = [...shared, module].map(loadModule).join('');
  return html.replace(/<script type="module".*<\/script>/, load);
}

/** The script for other sites: it is no module, so it is built as for a release, from the current sources. */
async function embedScript(): Promise<string> {
  const config = embedScriptBuild();
  const { output } = (await build({
    ...config,
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The browser application from its current sources. */
export function createViteWebApp(): WebApp {
  const nonce = randomBytes(16).toString('base64');
  let vite: ViteDevServer | undefined;
  const started = (): ViteDevServer => {
    if (!vite) throw new Error('Vite is started with the files that it serves');
    return vite;
  };
  return {
    // Vite's script waits in a worker, which it loads from a `blob:` address, until a restarted server responds.
    cspSources: { scripts: [`'nonce-${nonce}'`, 'blob:'], styles: [`'nonce-${nonce}'`] },
    isImmutable: false,
    // There is no service worker, as it would cache sources, whose names have no hash.
    serviceWorker: null,
    async serveFiles(app) {
      vite = await startVite(app, nonce);
      app.get(EMBEDS.script, { schema: { hide: true } }, async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('application/javascript; charset=utf-8')
          .send(await embedScript()),
      );
    },
    renderer: async () => (await started().ssrLoadModule('/src/entry-server.tsx')) as PageRenderer,
    async template(page) {
      const html = await readFile(join(WEB, 'index.html'), 'utf8');
      return started().transformIndexHtml(page.address, documentOf(html, page));
    },
  };
}
