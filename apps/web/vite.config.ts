import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** The first script of a document: it shows today's dates before the application is loaded. */
const DOCUMENT = 'src/entry-document.ts';
const APPLICATION = 'src/entry-client.tsx';
const HOME_PAGE = 'src/features/home/home-page.tsx';

/**
 * One chunk for what these modules import, as far as others share it: one file compresses better and
 * loads faster than the many that an import() boundary more or less would make of it.
 */
function sharedChunk(name: string, ...modules: string[]): Rolldown.CodeSplittingGroup {
  let imported: Set<string> | undefined;
  const importsOf = (context: Rolldown.ChunkingContext): Set<string> => {
    const found = new Set<string>();
    const visit = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      context.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    for (const module of modules) visit(join(import.meta.dirname, module));
    return found;
  };
  return {
    debugName: name,
    name(id, context) {
      imported ??= importsOf(context);
      return imported.has(id) && !id.endsWith('.css') ? name : null;
    },
    minShareCount: 2,
  };
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The server knows which page it sends and names its scripts in the document.
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    rolldownOptions: {
      // `scripts/build.ts` adds the modules of the standalone pages.
      ...(!isSsrBuild && { input: ['index.html', APPLICATION] }),
      output: {
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                { ...sharedChunk('document', DOCUMENT), priority: 1 },
                sharedChunk('application', APPLICATION, HOME_PAGE),
              ],
            },
      },
    },
  },
  // The server build stands alone: every dependency is inside, React in its production form.
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
