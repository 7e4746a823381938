// Builds what is published as `badi-calendar`: ES modules with their types, in a folder that is a
// package of its own. Inside the workspace the sources are used as they are.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const compiler = join(
  createRequire(import.meta.url).resolve('typescript/package.json'),
  '../bin/tsc',
);

const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

function publishedManifest(): object {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version, description, keywords, license, type, sideEffects } = manifest;
  return {
    name: 'badi-calendar',
    version,
    description,
    keywords,
    license,
    type,
    sideEffects,
    exports: {
      '.': module('index'),
      './sun': module('sun/index'),
      './names/*': module('names/*'),
      './names/transliteration': null, // only what the languages share
      './package.json': './package.json',
    },
    // For resolvers that do not know "exports".
    main: './index.js',
    types: './index.d.ts',
    bin: { 'badi-calendar': 'cli/main.js' },
    engines: { node: '>=20' },
  };
}

/** Writes the package into a folder, which is emptied first. */
export function buildPackage(target: string): void {
  rmSync(target, { recursive: true, force: true });
  const project = join(root, 'tsconfig.build.json');
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', target], {
    stdio: 'inherit',
  });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    // The compiler rewrites imports in code only; older ones do not find './years.ts' from here.
    const path = join(target, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
  // Programs are run, not imported: nothing needs their types.
  for (const name of ['main.d.ts', 'run.d.ts']) rmSync(join(target, 'cli', name));
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
    copyFileSync(join(root, name), join(target, name));
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
}

if (import.meta.main) buildPackage(join(root, 'dist'));
