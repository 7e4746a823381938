import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PageRenderer } from '@bahai-friends/contract';
import { EMBEDS } from '@bahai-friends/contract/embeds';
import { build, type InlineConfig, type Plugin } from 'vite';
import { oneByteLetters } from './release/one-byte-letters.ts';

const root = fileURLToPath(new URL('../apps/web', import.meta.url));
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.ico']);
/** How distances may be coded: which is the shortest for a file is found only by trying. */
const POSTFIX_BITS = [0, 1, 2, 3];
/** Whether letters are coded by those before them: short files are shorter without. */
const WITHOUT_CONTEXT = [0, 1];

/** The shortest of a few. A file is read as one block, smaller than the several that brotli makes by itself. */
function brotli(bytes: Buffer): Buffer {
  const versions = POSTFIX_BITS.flatMap((bits) =>
    WITHOUT_CONTEXT.map((withoutContext) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
          [constants.BROTLI_PARAM_NPOSTFIX]: bits,
          [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: withoutContext,
        },
      }),
    ),
  );
  return versions.reduce((shortest, version) =>
    version.length < shortest.length ? version : shortest,
  );
}

function compressTextFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.has(extname(name))) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    writeFileSync(`${path}.br`, brotli(bytes));
  }
}

/** Builds one file without imports, since other sites load it by a plain <script>, under a name that stays. */
export function embedScriptBuild(): InlineConfig {
  return {
    root,
    logLevel: 'warn',
    configFile: false,
    build: {
      rolldownOptions: {
        input: join(root, 'src/entry-embed.ts'),
        output: { format: 'iife', entryFileNames: EMBEDS.script.slice(1) },
      },
    },
  };
}

/**
 * Builds the browser application: what renders it on the server, what the browser loads, and a compressed copy of
 * each text file, so that serving one is only reading it.
 *
 * @param folder Gets `server` and `client`; what was in these is lost.
 * @param plugins What else reads the sources.
 */
export async function buildWebApp(folder: string, plugins: readonly Plugin[] = []): Promise<void> {
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const common: InlineConfig = { root, logLevel: 'warn', plugins: [...plugins] };
  const ssr = 'src/entry-server.tsx';
  await build({
    ...common,
    plugins: [...plugins, oneByteLetters()],
    build: {
      ssr,
      outDir: server,
      emptyOutDir: true,
      rolldownOptions: { output: { comments: false } },
    },
  });

  // The page registry, now built, lists what the browser's build starts from.
  const renderer = pathToFileURL(join(server, 'entry-server.js')).href;
  const { standaloneModules }: PageRenderer = await import(renderer);
  await build({
    ...common,
    build: {
      outDir: client,
      emptyOutDir: true,
      rolldownOptions: { input: [...standaloneModules] },
    },
  });

  const embed = embedScriptBuild();
  await build({
    ...common,
    ...embed,
    build: { ...embed.build, outDir: client, emptyOutDir: false, copyPublicDir: false },
  });
  compressTextFiles(client);
}
