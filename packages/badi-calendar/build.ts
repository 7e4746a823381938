// Compiles what is published as `badi-calendar` into dist/, or into the folder that is named: ES modules with
// their types. `npm pack` and `npm publish` run it first. Inside the workspace the sources are used as they are.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const target = process.argv[2] ?? join(root, 'dist');
const compiler = join(
  createRequire(import.meta.url).resolve('typescript/package.json'),
  '../bin/tsc',
);

rmSync(target, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [compiler, '-p', join(root, 'tsconfig.build.json'), '--outDir', target],
  {
    // The archive's name on standard output is all that callers of `npm pack --silent` wait for.
    stdio: ['ignore', process.stderr, process.stderr],
  },
);
for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  // The compiler rewrites imports in code only; older ones do not find './naw-ruz.ts' from here.
  const path = join(target, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}
// Programs are run, not imported: nothing needs their types.
for (const name of ['main.d.ts', 'run.d.ts']) rmSync(join(target, 'cli', name));
