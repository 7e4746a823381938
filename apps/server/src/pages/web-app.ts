import type { PageDescription, PageRenderer } from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';

/**
 * The browser application as the server uses it: the renderer of pages and the files for the browser. It is the built
 * one, or in development the sources as they are at each request.
 */
export interface WebApp {
  /** CSP sources, besides the site itself, of the inline scripts and styles in its documents. */
  readonly cspSources: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Whether it stays the same while the server runs, so that rendered pages may be cached. */
  readonly isImmutable: boolean;
  /** Serves the files that pages load. */
  serveFiles(app: FastifyInstance): Promise<void>;
  /** The script that shows pages without a network; null where pages are not to be cached. */
  readonly serviceWorker: string | null;
  renderer(): Promise<PageRenderer>;
  /** The template that a page is rendered into, with the page's styles and scripts. */
  template(page: PageDescription): Promise<string>;
}
