import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDescription, PageRenderer } from '@bahai-friends/contract';
import { StartupError } from '../errors/startup-error.ts';

/** An entry of Vite's build manifest, as far as it is used here. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The browser application as it was built: what renders pages and what the browser loads. */
export interface WebBuild {
  readonly clientFolder: string;
  readonly renderer: PageRenderer;
  /** CSP hashes of the styles that the templates carry inline. */
  readonly styleHashes: readonly string[];
  /**
   * The document of one page. The site's has the public styles inline, and names the page's scripts,
   * which it loads when it is painted; a bare one has what the page's module brings, and nothing of
   * the site.
   */
  template(document: PageDescription['document'], module: string): string;
}

/** The CSP source that allows exactly this inline text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)"[^>]*>/g;
/** What the site's pages load: their application, and the style sheets they share. */
const SITE_LOADS =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
/** What brings the site's pages to life. */
const APPLICATION = 'src/entry-client.tsx';

type Manifest = Record<string, ManifestChunk>;

/** The scripts and styles that these modules are made of. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Map<string, ManifestChunk>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    if (chunk.file.endsWith('.css')) styles.add(chunk.file);
    else scripts.set(chunk.file, chunk);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return { scripts, styles };
}

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

function scriptLink(file: string, { isEntry = false }: ManifestChunk): string {
  return isEntry
    ? `<script type="module" crossorigin src="/${file}"></script>`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** The site's document with the page's own styles, and the names of what is loaded when it is painted. */
function siteDocument(
  { html, inlined }: { readonly html: string; readonly inlined: ReadonlySet<string> },
  manifest: Manifest,
  module: string,
): string {
  const { scripts, styles } = filesOf(manifest, [APPLICATION, module]);
  const modules = [...scripts.keys()].map((file) => `/${file}`).join(' ');
  const links = [...styles].filter((file) => !inlined.has(file)).map(styleLink);
  return html
    .replace('<script type="module"', () => `<script type="module" data-modules="${modules}"`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** A document with the page's own styles and scripts. */
function bareDocument(html: string, manifest: Manifest, module: string): string {
  const { scripts, styles } = filesOf(manifest, [module]);
  const links = [
    ...[...styles].map(styleLink),
    ...[...scripts].map(([file, chunk]) => scriptLink(file, chunk)),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
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
  const manifest: Manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  const styleHashes: string[] = [];
  const inlined = new Set<string>();
  // The first paint needs the styles: inline they cost no further trip to the server.
  const built = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const site = built.replace(STYLESHEET, (_link, file: string) => {
    const css = readFileSync(join(clientFolder, file), 'utf8').trim();
    styleHashes.push(cspHash(css));
    inlined.add(file);
    return `<style>${css}</style>`;
  });
  const bare = built.replace(SITE_LOADS, '');
  const templates = new Map<string, string>();
  return {
    clientFolder,
    renderer,
    styleHashes,
    template(document, module) {
      const known = templates.get(module);
      if (known !== undefined) return known;
      const template =
        document === 'site'
          ? siteDocument({ html: site, inlined }, manifest, module)
          : bareDocument(bare, manifest, module);
      templates.set(module, template);
      return template;
    },
  };
}
