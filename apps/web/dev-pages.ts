import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HomePageData, PageDescription, PageRenderer } from '@bahai-friends/contract';
import type { Plugin, ViteDevServer } from 'vite';

const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** For `vite` in development: pages rendered on the server, with data from the API's own server. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    config: () => ({ server: { proxy: { '/api': API } } }),
    // After Vite's own middlewares: what is no source file or asset is a page.
    configureServer: (server) => () => {
      server.middlewares.use(async ({ originalUrl = '/' }, response, next) => {
        try {
          const { status, html } = await renderPageAt(originalUrl, server);
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function renderPageAt(url: string, server: ViteDevServer) {
  const path = new URL(url, API).pathname;
  const source = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const { describePage, renderPage } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as PageRenderer;
  const { status, needs, document, module } = describePage(path);
  const html = await renderPage({
    path,
    publicUrl: null,
    template: await server.transformIndexHtml(
      url,
      document === 'site' ? source : bareDocument(source, module),
    ),
    ...(needs === 'home' && { home: await readHome() }),
    ...(needs === 'today' && { today: new Date().toISOString().slice(0, 10) }),
  });
  return { status, html };
}

/** The page's own module in the place of the site's application. */
function bareDocument(source: string, module: PageDescription['module']): string {
  const load = module.endsWith('.css')
    ? `<link rel="stylesheet" href="/${module}">`
    : `<script type="module" src="/${module}"></script>`;
  return source.replace(/<script type="module".*<\/script>/, load);
}

/** As the server does it: a part that cannot be read is absent, and the browser loads it. */
async function readHome(): Promise<HomePageData> {
  const [quote, upcomingHolyDays, socialLinks] = await Promise.all([
    read('/api/quotes/today'),
    read('/api/holy-days/upcoming?count=3'),
    read('/api/social-links'),
  ]);
  return { quote, upcomingHolyDays, socialLinks };
}

async function read(path: string) {
  const response = await fetch(`${API}${path}`).catch(() => undefined);
  if (response?.status === 404) return null;
  return response?.ok ? await response.json() : undefined;
}
