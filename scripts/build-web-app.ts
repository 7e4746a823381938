import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PageRenderer } from '@bahai-friends/contract';
import { EMBEDS } from '@bahai-friends/contract/embeds';
import { build, type InlineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../apps/web', import.meta.url));
/**
 * The part of React that renders a page as one text. The package's entry loads beside it what renders streams, as much again,
 * which no page uses.
 */
const RENDERER = join(
  dirname(fileURLToPath(import.meta.resolve('react-dom/package.json'))),
  'cjs/react-dom-server-legacy.node.production.js',
);
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.ico']);
/** The codings of distances in brotli: the best one for a file is found only by trying. */
const POSTFIX_BITS = [0, 1, 2, 3];
/** Whether brotli codes letters without regard to those before them: that is better for short files. */
const WITHOUT_CONTEXT = [0, 1];

/**
 * The shortest result of several settings. A file is compressed as one block, which is shorter than the several blocks
 * that brotli makes by default.
 */
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

/** The build of one file without imports, since other sites load it by a plain <script>, under a stable name. */
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
 * Builds the browser application: the server's renderer, the browser's files, and a compressed copy of each text file,
 * so that the server only has to read it.
 *
 * @param folder Gets `server` and `client`, which are replaced.
 * @param plugins Further plugins that read the sources.
 */
export async function buildWebApp(folder: string, plugins: readonly Plugin[] = []): Promise<void> {
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const common: InlineConfig = { root, logLevel: 'warn', plugins: [...plugins] };
  const ssr = 'src/entry-server.tsx';
  await build({
    ...common,
    resolve: { alias: { 'react-dom/server': RENDERER } },
    build: {
      ssr,
      outDir: server,
      emptyOutDir: true,
      rolldownOptions: { output: { comments: false } },
    },
  });

  // The page registry, which is now built, lists the entry modules of the browser's build.
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
