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
  readonly css?: readonly string[];
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

/** The page's own styles, and its scripts ahead of time; without what the document holds already. */
function moduleLinks(
  manifest: Record<string, ManifestChunk>,
  module: string,
  document: { readonly html: string; readonly inlined: ReadonlySet<string> },
): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  const links = [
    ...[...styles]
      .filter((file) => !document.inlined.has(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts]
      .filter((file) => !document.html.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return links.join('');
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
  const inlined = new Set<string>();
  // The first paint needs the styles: inline they cost no further trip to the server.
  const html = readFileSync(join(clientFolder, 'index.html'), 'utf8').replace(
    STYLESHEET,
    (_link, file: string) => {
      const css = readFileSync(join(clientFolder, file), 'utf8').trim();
      styleHashes.push(cspHash(css));
      inlined.add(file);
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
      const links = moduleLinks(manifest, module, { html, inlined });
      const template = html.replace('</head>', () => `${links}</head>`);
      templates.set(module, template);
      return template;
    },
  };
}
