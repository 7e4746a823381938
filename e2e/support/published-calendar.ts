import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../packages/badi-calendar/', import.meta.url));
/** The files that are published besides the compiled ones. */
const BESIDE = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '': 'text/html; charset=utf-8',
};

/** Replaces `node:util` in a page: the values of the examples are plain data. */
const COMPARISON = `const text = (value) => JSON.stringify(value);
export const isDeepStrictEqual = (a, b) => text(a) === text(b);`;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/** A document with an import map that points to the package's modules as its manifest exports them. */
function documentOf({ name, exports }: Manifest): string {
  const addressOf = (path: string, word = '') =>
    `/package/${exports[path]?.default.replace('*', word)}`;
  const imports = {
    [name]: addressOf('.'),
    [`${name}/sun`]: addressOf('./sun'),
    [`${name}/names/every-language`]: addressOf('./names/*', 'every-language'),
    'node:util': '/comparison.js',
  };
  return `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="/examples.js"></script><h1>${name}</h1><p></p></html>`;
}

/** A script that runs the README's examples, and shows their result. */
function examplesScript(): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n(?<code>.*?)```/gs)].map((match) => match[1] ?? '');
  return `import * as calendar from 'badi-calendar';
import * as sun from 'badi-calendar/sun';
import { namesOfEveryLanguage } from 'badi-calendar/names/every-language';
import { runExample } from './run-example.js';
const scope = { ...calendar, ...sun, ...namesOfEveryLanguage };
const results = ${JSON.stringify(examples)}
  .filter((code) => typeof Temporal === 'object' || !code.includes('Temporal.PlainDate'))
  .map((code) => runExample(code, scope));
const checked = results.reduce((sum, { checked }) => sum + checked, 0);
const broken = results.flatMap(({ broken }) => broken);
document.querySelector('p').textContent = [checked > 75 ? 'all examples' : checked, ...broken].join('; ');`;
}

interface PublishedCalendar {
  /** A document that runs the README's examples; its paragraph then says 'all examples'. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Packs the calendar library as npm does, and unpacks it. @returns Its manifest */
function packInto(root: string): Manifest {
  // It is packed in a folder of its own: npm pack compiles in the package's folder, and tests run in parallel.
  const made = join(root, 'made');
  execFileSync(process.execPath, [join(folder, 'build.ts'), join(made, 'dist')]);
  for (const name of BESIDE) copyFileSync(join(folder, name), join(made, name));
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', root];
  const archive = execFileSync('npm', pack, { cwd: made, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', join(root, archive), '-C', root]);
  return JSON.parse(readFileSync(join(root, 'package/package.json'), 'utf8'));
}

/** Serves the calendar library from its packed archive to browsers, which load it without a bundler. */
export async function servePublishedCalendar(): Promise<PublishedCalendar> {
  const root = mkdtempSync(join(tmpdir(), 'badi-calendar-browser-'));
  const manifest = packInto(root);
  const source = readFileSync(join(folder, 'src/testing/run-example.ts'), 'utf8');
  const made: Readonly<Record<string, string>> = {
    '/': documentOf(manifest),
    '/examples.js': examplesScript(),
    '/run-example.js': stripTypeScriptTypes(source),
    '/comparison.js': COMPARISON,
  };
  const server = createServer(({ url = '/' }, response) => {
    const body =
      made[url] ?? (/^\/package\/dist\/[\w/-]+\.js$/.test(url) ? readFileSync(root + url) : '');
    response.writeHead(body === '' ? 404 : 200, {
      'Content-Type': TYPES[extname(url)] ?? 'text/plain',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true, force: true });
    },
  };
}
