import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDescription } from '@bahai-friends/contract';
import { cspHash } from '../http/csp-hash.ts';
import { type AssetManifest, type Assets, assetsOf, type ManifestChunk } from './asset-manifest.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)"[^>]*>/g;
/** The elements of `index.html` that load the application. */
const APPLICATION_ASSETS =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
/** The module that hydrates the application's pages. */
const APPLICATION = 'src/entry-client.tsx';

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

function scriptLink(file: string, { isEntry = false }: ManifestChunk): string {
  return isEntry
    ? `<script type="module" crossorigin src="/${file}"></script>`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** The built `index.html` with its style sheets inline. */
interface InlinedDocument {
  readonly html: string;
  readonly inlined: ReadonlySet<string>;
  /** The element with the styles of the home page. */
  readonly homeStyles: string;
  /** The styles of what stands beside the application, by file. */
  readonly beside: ReadonlyMap<string, string>;
  readonly styleHashes: readonly string[];
}

/** The build writes them to a file of their own. */
const HOME_STYLES = /^assets\/home-[\w-]+\.css$/;

const inline = (css: string): string => `<style>${css}</style>`;

/** Puts the styles into the document: the first paint waits for them, and inline they need no further round trip. */
function inlineStyles(
  clientFolder: string,
  built: string,
  besideFiles: Iterable<string>,
): InlinedDocument {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8').trim();
  const inlined = new Map<string, string>();
  const html = built.replace(STYLESHEET, (_link, file: string) => {
    const css = read(file);
    inlined.set(file, css);
    return inline(css);
  });
  const beside = new Map([...besideFiles].map((file) => [file, read(file)]));
  const styleHashes = [...inlined.values(), ...beside.values()].map(cspHash);
  const [, home] = [...inlined].find(([file]) => HOME_STYLES.test(file)) ?? [];
  if (home === undefined) throw new Error('The build has no styles of the home page');
  const homeStyles = inline(home);
  return { html, inlined: new Set(inlined.keys()), homeStyles, beside, styleHashes };
}

/**
 * The files that a page loads later without being hydrated, and the pictures that it shows. The document lists them for
 * the service worker, which caches them with the page; it finds fonts in the document itself.
 */
function laterFiles(
  manifest: AssetManifest,
  { module, neverLoads = [] }: PageDescription,
  { scripts }: Assets,
): string[] {
  const modules = [...scripts.values()]
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((imported) => !neverLoads.includes(imported));
  const later = [...assetsOf(manifest, modules).scripts.keys()];
  return [...later.filter((file) => !scripts.has(file)), ...(manifest[module]?.assets ?? [])];
}

const pathsOf = (files: Iterable<string>): string => [...files].map((file) => `/${file}`).join(' ');

/** The script of a page's language, which runs before the first one of the page, and what that script loads. */
function languageLinks(manifest: AssetManifest, module: string, loaded: string): string {
  return [...assetsOf(manifest, [module]).scripts]
    .filter(([file]) => !loaded.includes(file))
    .map(([file, chunk]) => scriptLink(file, chunk))
    .join('');
}

/** The application's document with the page's own styles, and the scripts to load after its first paint. */
function applicationTemplate(
  { html, inlined, beside }: InlinedDocument,
  manifest: AssetManifest,
  page: PageDescription,
): string {
  const { module, script, isKept, languageModule, besideStyleSheet } = page;
  const { scripts, styles } = assetsOf(manifest, [APPLICATION, module]);
  const started = assetsOf(manifest, script === undefined ? [] : [script]);
  const starters = [...started.scripts.keys()].filter((file) => !html.includes(file));
  const named = [
    ...(starters.length > 0 ? [`data-starter="${pathsOf(starters)}"`] : []),
    ...(isKept ? [`data-later="${pathsOf(laterFiles(manifest, page, started))}"`] : []),
    `data-modules="${pathsOf(scripts.keys())}"`,
  ].join(' ');
  const besides =
    besideStyleSheet === undefined ? [] : assetsOf(manifest, [besideStyleSheet]).styles;
  const links = [
    ...[...styles].filter((file) => !inlined.has(file)).map(styleLink),
    ...[...besides].map((file) => inline(beside.get(file) ?? '')),
  ];
  const first = languageModule === undefined ? '' : languageLinks(manifest, languageModule, html);
  return html
    .replace('<script type="module"', () => `${first}<script type="module" ${named}`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** The application's document with the page's own styles and, where it has one, its own script. */
function documentTemplate(
  { html, homeStyles }: InlinedDocument,
  manifest: AssetManifest,
  { module, script, hasOwnLooks }: PageDescription,
): string {
  const styled = hasOwnLooks ? html.replace(homeStyles, '') : html;
  const scripts = script === undefined ? [] : assetsOf(manifest, [script]).scripts;
  const links = [
    ...[...assetsOf(manifest, [module]).styles].map(styleLink),
    ...[...scripts].map(([file, chunk]) => scriptLink(file, chunk)),
  ];
  return styled
    .replace(APPLICATION_ASSETS, '')
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** A document with the page's own styles and scripts and nothing of the application. */
function standaloneTemplate(
  html: string,
  manifest: AssetManifest,
  { module }: PageDescription,
): string {
  const { scripts, styles } = assetsOf(manifest, [module]);
  const links = [
    ...[...styles].map(styleLink),
    ...[...scripts].map(([file, chunk]) => scriptLink(file, chunk)),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The templates that pages are rendered into, each made once. */
interface DocumentTemplates {
  /** CSP hashes of their inline styles. */
  readonly styleHashes: readonly string[];
  of(page: PageDescription): string;
}

/**
 * @param clientFolder What was built for the browser.
 * @param besideStyleSheets The style sheets of what stands beside the application.
 */
export function readDocumentTemplates(
  clientFolder: string,
  besideStyleSheets: readonly string[],
): DocumentTemplates {
  const read = (name: string) => readFileSync(join(clientFolder, name), 'utf8');
  const manifest: AssetManifest = JSON.parse(read('.vite/manifest.json'));
  const built = read('index.html');
  const application = inlineStyles(
    clientFolder,
    built,
    assetsOf(manifest, besideStyleSheets).styles,
  );
  const standalone = built.replace(APPLICATION_ASSETS, '');
  const makers: Readonly<Record<PageDescription['kind'], (page: PageDescription) => string>> = {
    application: (page) => applicationTemplate(application, manifest, page),
    document: (page) => documentTemplate(application, manifest, page),
    standalone: (page) => standaloneTemplate(standalone, manifest, page),
  };
  const templates = new Map<string, string>();
  return {
    styleHashes: application.styleHashes,
    of(page) {
      const { module, script, besideStyleSheet: beside, neverLoads, language } = page;
      const key = [module, script, beside, neverLoads, language.code].join(' ');
      const known = templates.get(key);
      if (known !== undefined) return known;
      const template = makers[page.kind](page);
      templates.set(key, template);
      return template;
    },
  };
}
