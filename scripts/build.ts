// Builds the browser application: what the browser loads, what renders it on the server, and a
// compressed copy of each text file, so that serving one is only reading it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const client = join(web, 'dist', 'client');
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

await build({ root: web, logLevel: 'warn', build: { outDir: 'dist/client', manifest: true } });
await build({
  root: web,
  logLevel: 'warn',
  build: { outDir: 'dist/server', ssr: 'src/entry-server.tsx' },
});

for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.has(extname(name))) continue;
  const path = join(client, name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
}
