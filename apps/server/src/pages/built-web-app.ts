import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@bahai-friends/contract';
import { OperatorError } from '../errors/operator-error.ts';
import { readDocumentTemplates } from './document-templates.ts';
import { SERVICE_WORKER, serveStaticFiles } from './static-files.ts';
import type { WebApp } from './web-app.ts';

/**
 * Loads the built browser application.
 *
 * @param folder The build's folder, holding `client` and `server`.
 * @throws OperatorError when it has not been built.
 */
export async function loadBuiltWebApp(folder: string): Promise<WebApp> {
  const clientFolder = join(folder, 'client');
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    throw new OperatorError(`The pages are not built (${entry} is missing). Run: npm run build`);
  }
  const renderer: PageRenderer = await import(pathToFileURL(entry).href);
  const templates = readDocumentTemplates(clientFolder, renderer.besideStyleSheets);
  return {
    cspSources: { scripts: [], styles: templates.styleHashes },
    isImmutable: true,
    serviceWorker: readFileSync(join(clientFolder, SERVICE_WORKER), 'utf8'),
    serveFiles: (app) => serveStaticFiles(app, clientFolder),
    renderer: async () => renderer,
    template: async (page) => templates.of(page),
  };
}
