import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@bahai-friends/contract';
import { StartupError } from '../errors/startup-error.ts';

/** An entry of Vite's build manifest, as far as it is used here. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The browser application as it was built: what renders pages and what the browser loads. */
export interface WebBuild {
  readonly clientFolder: string;
  readonly renderer: PageRenderer;
  /** CSP hashes of the styles that the templates carry inline. */
  readonly styleHashes: readonly string[];
  /** The document of one page: its styles inline, its module already on the way. */
  template(module: string): string;
}

/** The CSP source that allows exactly this inline text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)"[^>]*>/g;

function preloadLinks(
  manifest: Record<string, ManifestChunk>,
  module: string,
  html: string,
): string {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/**
 * Loads the built application.
 *
 * @param folder The build's folder, holding `client` and `server`.
 * @throws StartupError when it has not been built.
 */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const clientFolder = join(folder, 'client');
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    throw new StartupError(`The pages are not built (${entry} is missing). Run: npm run build`);
  }
  const renderer: PageRenderer = await import(pathToFileURL(entry).href);
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  const styleHashes: string[] = [];
  // The first paint needs the styles: inline they cost no further trip to the server.
  const index = readFileSync(join(clientFolder, 'index.html'), 'utf8').replace(
    STYLESHEET,
    (_link, file: string) => {
      const css = readFileSync(join(clientFolder, file), 'utf8').trim();
      styleHashes.push(cspHash(css));
      return `<style>${css}</style>`;
    },
  );
  const templates = new Map<string, string>();
  return {
    clientFolder,
    renderer,
    styleHashes,
    template(module) {
      const known = templates.get(module);
      if (known !== undefined) return known;
      const links = preloadLinks(manifest, module, index);
      const template = index.replace('</head>', () => `${links}</head>`);
      templates.set(module, template);
      return template;
    },
  };
}
