import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './dev-pages.ts';
import { leanImports } from './lean-imports.ts';

/** What every page needs is few files: they compress better than many. */
const sharedChunks = [
  { name: 'react', test: /rolldown.runtime|node_modules.(react|react-dom|scheduler|@tanstack)\b/ },
  {
    name: 'site',
    test: /src.(ui.(card|notify|external-link|skeleton)|calendar.civil-today|log-error|site-texts)\./,
  },
];

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), devPages(), leanImports()],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: { codeSplitting: isSsrBuild ? false : { groups: sharedChunks } },
    },
  },
  // The server build stands alone: every dependency is inside, React in its production form.
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
