import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDescription } from '@bahai-friends/contract';
import { cspHash } from '../http/csp-hash.ts';
import { type AssetManifest, type Assets, assetsOf, type ManifestChunk } from './asset-manifest.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)"[^>]*>/g;
/** What `index.html` loads for the application. */
const APPLICATION_ASSETS =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
/** What hydrates the application's pages. */
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
  readonly styleHashes: readonly string[];
}

/** Puts the styles into the document: the first paint waits for them, and inline they cost no further round trip. */
function inlineStyles(clientFolder: string, built: string): InlinedDocument {
  const styleHashes: string[] = [];
  const inlined = new Set<string>();
  const html = built.replace(STYLESHEET, (_link, file: string) => {
    const css = readFileSync(join(clientFolder, file), 'utf8').trim();
    styleHashes.push(cspHash(css));
    inlined.add(file);
    return `<style>${css}</style>`;
  });
  return { html, inlined, styleHashes };
}

const PAGE_OF_APPLICATION = /^src\/pages\/[^/]+\/[^/]+-page\.tsx$/;

/**
 * What a page loads only when it is needed, but for other pages. The document names it for the service worker,
 * which keeps it with the page.
 */
function laterFiles(manifest: AssetManifest, { scripts, styles }: Assets): string[] {
  const chunks = [...scripts.values()];
  const modules = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports);
  const later = assetsOf(
    manifest,
    modules.filter((module) => !PAGE_OF_APPLICATION.test(module)),
  );
  const files = [...later.scripts.keys(), ...later.styles].filter(
    (file) => !scripts.has(file) && !styles.has(file),
  );
  return [...files, ...chunks.flatMap(({ assets = [] }) => assets)];
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
  { html, inlined }: InlinedDocument,
  manifest: AssetManifest,
  { module, script, isKept, languageModule, besideStyles }: PageDescription,
): string {
  const { scripts, styles } = assetsOf(manifest, [APPLICATION, module]);
  const starters = script === undefined ? [] : [script];
  const all = assetsOf(manifest, [...starters, APPLICATION, module]);
  const named = [
    `data-modules="${pathsOf(scripts.keys())}"`,
    ...starters.map((starter) => {
      const own = [...assetsOf(manifest, [starter]).scripts.keys()];
      return `data-starter="${pathsOf(own.filter((file) => !html.includes(file)))}"`;
    }),
    ...(isKept ? [`data-later="${pathsOf(laterFiles(manifest, all))}"`] : []),
  ].join(' ');
  const beside = besideStyles === undefined ? [] : assetsOf(manifest, [besideStyles]).styles;
  const links = [...styles, ...beside].filter((file) => !inlined.has(file)).map(styleLink);
  const first = languageModule === undefined ? '' : languageLinks(manifest, languageModule, html);
  return html
    .replace('<script type="module"', () => `${first}<script type="module" ${named}`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** The application's document with the page's own styles and, where it has one, its own script. */
function documentTemplate(
  { html }: InlinedDocument,
  manifest: AssetManifest,
  { module, script }: PageDescription,
): string {
  const scripts = script === undefined ? [] : assetsOf(manifest, [script]).scripts;
  const links = [
    ...[...assetsOf(manifest, [module]).styles].map(styleLink),
    ...[...scripts].map(([file, chunk]) => scriptLink(file, chunk)),
  ];
  return html.replace(APPLICATION_ASSETS, '').replace('</head>', () => `${links.join('')}</head>`);
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

/** The documents that pages are rendered into, each made once. */
interface DocumentTemplates {
  /** CSP hashes of the styles that they carry inline. */
  readonly styleHashes: readonly string[];
  of(page: PageDescription): string;
}

/** @param clientFolder What was built for the browser. */
export function readDocumentTemplates(clientFolder: string): DocumentTemplates {
  const read = (name: string) => readFileSync(join(clientFolder, name), 'utf8');
  const manifest: AssetManifest = JSON.parse(read('.vite/manifest.json'));
  const built = read('index.html');
  const application = inlineStyles(clientFolder, built);
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
      const key = `${page.module} ${page.script} ${page.besideStyles} ${page.language.code}`;
      const known = templates.get(key);
      if (known !== undefined) return known;
      const template = makers[page.kind](page);
      templates.set(key, template);
      return template;
    },
  };
}
