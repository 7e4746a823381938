import { dirname, join, posix, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

/** The folder of the bundle in the archive. */
export const BUNDLE = 'apps/server/dist';

/** The modules that are started as a program, process or thread, with the names of their files. */
const ENTRIES = {
  main: 'apps/server/src/main.ts',
  admin: 'apps/server/src/cli/admin.ts',
  sender: 'apps/server/src/sender/main.ts',
  'quote-file-process': 'apps/server/src/features/quote-import/quote-file-process-entry.ts',
  'picture-process': 'apps/server/src/features/share-pictures/picture-process-entry.ts',
  'backup-process': 'apps/server/src/maintenance/backup/backup-process-entry.ts',
  'argon2-worker': 'apps/server/src/features/users/argon2-worker.ts',
  'strength-worker': 'apps/server/src/features/users/strength-worker.ts',
} as const;

/**
 * Packages that npm installs: they have native parts for the machine, or WebAssembly that they read beside their code.
 */
export const INSTALLED = ['@node-rs/argon2', '@resvg/resvg-wasm', 'harfbuzzjs'] as const;

/** The facts of the twelve languages: most programs need them all, and each file takes its time. */
const FACTS = /packages[\\/]languages[\\/]src[\\/]\w\w[\\/]facts\.ts$/;

/** A file that a module names relative to itself. */
const OWN_FILE = /new URL\(\s*(['`])([^'`]+)['`],\s*import\.meta\.url,?\s*\)/g;

const slashed = (path: string): string => path.split(sep).join(posix.sep);

/**
 * The address of a file of the project, relative to the bundle.
 *
 * @throws Error when the file is one of the sources, which the archive lacks, and is no entry.
 */
function fromBundle(path: string): string {
  const entry = Object.entries(ENTRIES).find(([, source]) => source === path);
  if (entry) return `./${entry[0]}.js`;
  // A process or thread that starts only from the sources would be missing in the archive.
  if (/\.[cm]?tsx?$/.test(path)) throw new Error(`${path} has to be among the entries`);
  return posix.relative(BUNDLE, path);
}

/**
 * Modules move into the bundle, files do not: addresses that are relative to a module become relative to the bundle.
 */
function keepOwnFiles(root: string): Plugin {
  return {
    name: 'keep-own-files',
    enforce: 'pre',
    transform(code, id) {
      const source = slashed(relative(root, id));
      if (source.includes('node_modules') || !/\.ts$/.test(source)) return null;
      const moved = code.replace(OWN_FILE, (_, quote: string, path: string) => {
        const target = fromBundle(posix.join(slashed(dirname(source)), path));
        return `new URL(${quote}${target}${quote}, import.meta.url)`;
      });
      const others = moved.replace(OWN_FILE, '').includes('import.meta.url');
      if (others)
        this.error(`${source} asks for its own place in a way that a bundle does not keep`);
      return moved === code ? null : { code: moved, map: null };
    },
  };
}

const HTTP = /^(?:node:)?http$/;
const HTTP_MODULE = '\0node-http';

/**
 * Loads Node's HTTP by a function: an `import` reads each export, of which one is WebSocket, and with it loads
 * everything that `fetch` needs. That would take a twentieth of a start, and 2 MB of memory.
 */
function askForHttp(): Plugin {
  return {
    name: 'ask-for-http',
    enforce: 'pre',
    resolveId: (name) => (HTTP.test(name) ? HTTP_MODULE : null),
    load: (id) =>
      id === HTTP_MODULE ? `module.exports = process.getBuiltinModule('node:http');` : null,
  };
}

/**
 * Bundles the server and all that it imports, but for what npm installs, as JavaScript that Node runs.
 * Names stay as they are, so that a stack trace in a log says where something broke; there are no source maps,
 * and no comments, which Node would read at each start.
 *
 * @param root The project's folder.
 * @param folder Gets the modules, and `licenses.md` with the licences of everything bundled.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepOwnFiles(root), askForHttp()],
    ssr: { noExternal: true, external: [...INSTALLED] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'esnext',
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, source]) => [name, join(root, source)]),
        ),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: false,
          codeSplitting: { groups: [{ name: 'facts', test: FACTS }] },
        },
      },
    },
  });
}
