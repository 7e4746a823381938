import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDescription } from '@bahai-friends/contract';
import { cspHash } from '../http/csp-hash.ts';
import { type AssetManifest, assetsOf, type ManifestChunk } from './asset-manifest.ts';

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

/** The first paint waits for the styles: inline they cost no further round trip. */
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

/** The application's document with the page's own styles, and the scripts to load after its first paint. */
function applicationTemplate(
  { html, inlined }: InlinedDocument,
  manifest: AssetManifest,
  module: string,
): string {
  const { scripts, styles } = assetsOf(manifest, [APPLICATION, module]);
  const modules = [...scripts.keys()].map((file) => `/${file}`).join(' ');
  const links = [...styles].filter((file) => !inlined.has(file)).map(styleLink);
  return html
    .replace('<script type="module"', () => `<script type="module" data-modules="${modules}"`)
    .replace('</head>', () => `${links.join('')}</head>`);
}

/** The application's document with the page's own styles and no script. */
function scriptlessTemplate(
  { html }: InlinedDocument,
  manifest: AssetManifest,
  module: string,
): string {
  const links = [...assetsOf(manifest, [module]).styles].map(styleLink);
  return html.replace(APPLICATION_ASSETS, '').replace('</head>', () => `${links.join('')}</head>`);
}

/** A document with the page's own styles and scripts and nothing of the application. */
function standaloneTemplate(html: string, manifest: AssetManifest, module: string): string {
  const { scripts, styles } = assetsOf(manifest, [module]);
  const links = [
    ...[...styles].map(styleLink),
    ...[...scripts].map(([file, chunk]) => scriptLink(file, chunk)),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The documents that pages are rendered into, each made once. */
export interface DocumentTemplates {
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
  const makers: Readonly<Record<PageDescription['kind'], (module: string) => string>> = {
    application: (module) => applicationTemplate(application, manifest, module),
    document: (module) => scriptlessTemplate(application, manifest, module),
    standalone: (module) => standaloneTemplate(standalone, manifest, module),
  };
  const templates = new Map<string, string>();
  return {
    styleHashes: application.styleHashes,
    of({ kind, module }) {
      const known = templates.get(module);
      if (known !== undefined) return known;
      const template = makers[kind](module);
      templates.set(module, template);
      return template;
    },
  };
}
