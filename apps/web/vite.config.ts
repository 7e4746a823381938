import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './dev-pages.ts';
import { leanImports } from './lean-imports.ts';

const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-error-boundary|scheduler|@tanstack)[\\/]/;
const SHARED =
  /src.(ui.(card|external-link|nine-pointed-star|feedback.(page-error|skeleton|toast-store))|api.(api-error|client|csrf-token|query-client|response-shape)|navigation.(navigation|unsaved-forms)|app.site-layout|pages.page-data|site-texts)\./;
/** The home page shares these with the dashboard alone, but apart from it they would weigh more. */
const HOME_AND_DASHBOARD = /web.src.calendar.use-today|contract.src.social-platforms/;
/** Today's dates are shown before the application is loaded. */
const DATES =
  /web.src.(calendar.(date-display|fill-in-dates|gregorian-date|today)|log-error|script-failed)|badi-calendar.src.(badi-date|calendar-range-error|civil-day|format|years|names|names.(en-dates|transliteration))\.ts/;
/** Changing anything, and reading a list page by page, is the dashboard's alone. */
const DASHBOARD_ONLY = /useMutation|mutationObserver|[iI]nfiniteQueryObserver|useInfiniteQuery/;

/** Concepts stand apart from the application: each page loads its own style sheet and nothing else. */
const concepts = () => [
  'src/entry-combined-date.tsx',
  'src/features/designs/gallery.css',
  ...globSync('src/features/designs/layouts/*.css', { cwd: import.meta.dirname }),
];

/** What every page needs is one file: it compresses better than several. */
const base = {
  name: 'base',
  test: (id: string) =>
    /rolldown.runtime/.test(id) ||
    ((LIBRARIES.test(id) || SHARED.test(id) || HOME_AND_DASHBOARD.test(id)) &&
      !DASHBOARD_ONLY.test(id)),
};

const dates = { name: 'dates', test: DATES, priority: 1 };

/**
 * The styles of login and dashboard are one file: the name of a second one would stand in what the home
 * page loads, and who logs in needs all of them next.
 */
const dashboardStyles = {
  name: 'dashboard',
  test: (id: string) =>
    id.endsWith('.css') && !/src.(styles|ui.feedback.toaster|features.designs.*)\.css$/.test(id),
};

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
      ...(!isSsrBuild && { input: ['index.html', 'src/entry-client.tsx', ...concepts()] }),
      output: { codeSplitting: isSsrBuild ? false : { groups: [dates, base, dashboardStyles] } },
    },
  },
  // The server build stands alone: every dependency is inside, React in its production form.
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
