// Builds the browser application: what renders it on the server, what the browser loads, and a
// compressed copy of each text file, so that serving one is only reading it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PageRenderer } from '@bahai-friends/contract';
import { build } from 'vite';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const client = join(web, 'dist', 'client');
const renderer = join(web, 'dist', 'server', 'entry-server.js');
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.ico']);
/** How distances may be coded: which is the shortest for a file is found only by trying. */
const POSTFIX_BITS = [0, 1, 2, 3];

/** The shortest of a few. A file is read as one block, smaller than the several that brotli makes by itself. */
function brotli(bytes: Buffer): Buffer {
  const versions = POSTFIX_BITS.map((bits) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        [constants.BROTLI_PARAM_NPOSTFIX]: bits,
      },
    }),
  );
  return versions.reduce((shortest, version) =>
    version.length < shortest.length ? version : shortest,
  );
}

await build({ root: web, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

// The page registry, now built, lists what the browser's build starts from.
const { standaloneModules }: PageRenderer = await import(pathToFileURL(renderer).href);
await build({
  root: web,
  logLevel: 'warn',
  build: { rolldownOptions: { input: [...standaloneModules] } },
});

for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.has(extname(name))) continue;
  const path = join(client, name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${path}.br`, brotli(bytes));
}
