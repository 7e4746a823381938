import { join } from 'node:path';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { dashboardScripts } from './dashboard-scripts.ts';
import { documentScripts } from './document-scripts.ts';
import { languageScripts } from './language-scripts.ts';

/** The styles of the home page, which most documents share, apart from what all have. */
const HOME_STYLES = join(import.meta.dirname, 'src/pages/home/home.css');
/** The first script of a document: it shows today's dates before the application is loaded. */
const DOCUMENT = 'src/entry-document.ts';
const APPLICATION = 'src/entry-client.tsx';
/** The code of a page of the application, as its folder has it. */
const pageModule = (name: string): string => `src/pages/${name}/${name}-page.tsx`;

const HOME_PAGE = pageModule('home');
/** What the home page starts with in the place of the application. */
const HOME_START = 'src/pages/home/start/start-home.ts';
const LOGIN_PAGE = pageModule('login');
const DASHBOARD_PAGE = pageModule('dashboard');
/** It shows dates without the application, and has the styles of no page. */
const COMBINED_DATE = 'src/pages/designs/combined-date/entry-combined-date.tsx';
const TOASTER = 'src/ui/feedback/toaster.tsx';
/** One of those that are not English: they import alike. */
const LANGUAGE = `virtual:language/${LANGUAGES.find((language) => language !== 'en')}`;
const PLACE_NOTES = 'src/pages/home/cards/place-notes.ts';
const SHARE_QUOTE = 'src/pages/home/start/share-quote.ts';
const HOME_OFFLINE = 'src/pages/home/start/home-page-offline.ts';
const SHOW_SHARED = 'src/pages/home/cards/show-shared.tsx';
const SERVICE_WORKER = 'worker/sw.ts';

/**
 * What English public pages import with its package and never use: calls that change something, the list of languages,
 * dates in other languages, civil days that are computed, and ornaments, which the server has drawn.
 */
const UNUSED_BY_HOME =
  /\/(?:observances\/[a-z-]+|arithmetic\/[a-z-]+|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation|format-badi-date|format-local-badi-date|date-pattern|script-digits|call-options|civil-day-of-badi-date|civil-day-of-number|badi-languages|drawn-ornament|pages\/ornament)\.[jt]s$/;
/** What other languages import with theirs and never use, and the script of one, which its dashboard imports, too. */
const UNUSED_BY_LANGUAGES =
  /\/(?:civil-day-of-badi-date|civil-day-of-number|badi-languages|arithmetic\/days-of-year|observances\/feasts-and-fast)\.ts$|\/virtual:language\/|\/languages\/src\/[a-z]{2}\/|\/names\/[a-z]{2}\.ts$/;
/** What toasts import with their packages and never use: dialogs, menus, tabs, other icons, and most of the calendar. */
const UNUSED_BY_TOASTS =
  /\/(?:react-(?:tabs|roving-focus|direction|use-is-hydrated|dropdown-menu|menu|popper|arrow|use-size|dialog|focus-scope|focus-guards|remove-scroll|remove-scroll-bar|style-singleton)|@floating-ui|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib|icons)\/|\/(?:civil-day-of-[a-z-]+|call-options|arithmetic\/[a-z-]+|observances\/[a-z-]+)\.ts$/;
/** What only parts of the dashboard say and do that are loaded later: years, and gatherings. */
const LATER_IN_DASHBOARD =
  /\/(?:arithmetic\/days-of-year|observances\/feasts-and-fast|contract\/src\/gatherings\/[a-z-]+|audit\/gathering-wording|text\/time-of-day|en\/gatherings|dashboard\/audit-gatherings)\.ts$/;
/**
 * `Features.DirSelector` of Lightning CSS, which minifies the styles. For older browsers it writes `:dir(rtl)` as a
 * list of languages: an English quote on a Persian page would be taken for Persian, and the other way round.
 */
const DIR_SELECTOR = 4;

/** Modules with all that they import, found in the first chunk that asks. */
function importsOf(...modules: string[]): (context: Rolldown.ChunkingContext) => Set<string> {
  let found: Set<string> | undefined;
  return (context) => {
    if (found) return found;
    const imported = new Set<string>();
    const visit = (id: string): void => {
      if (imported.has(id)) return;
      imported.add(id);
      context.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    for (const module of modules) visit(join(import.meta.dirname, module));
    found = imported;
    return found;
  };
}

/**
 * One chunk for what a module imports, as far as others share it: one file compresses better and loads faster than
 * the many that an import() boundary more or less would make of it.
 *
 * @param modules Those of a page, or of what is loaded from it later.
 * @param unused What they seem to import: whatever is used after all comes along with what uses it.
 */
function sharedChunk(
  name: string,
  modules: readonly string[],
  unused?: RegExp,
): Rolldown.CodeSplittingGroup {
  const imported = importsOf(...modules);
  return {
    debugName: name,
    name(id, context) {
      const isPart = imported(context).has(id) && !id.endsWith('.css') && !unused?.test(id);
      return isPart ? name : null;
    },
    minShareCount: 2,
  };
}

/**
 * The script of a page's language, and the facts that its dashboard shares with it: apart, they would be one more file
 * with every visit.
 */
function languageOf(id: string): string | null {
  const [, page, facts] =
    /\/(?:virtual:language\/([a-z]+)|languages\/src\/([a-z]+)\/facts\.ts)$/.exec(id) ?? [];
  return page ?? facts ?? null;
}

/** What every page of the application loads, and what the home page shares with others, or loads with a part of it. */
function applicationChunk(): Rolldown.CodeSplittingGroup {
  const always = importsOf(APPLICATION);
  const atHome = importsOf(HOME_PAGE);
  const elsewhere = importsOf(LOGIN_PAGE, DASHBOARD_PAGE, PLACE_NOTES, SHOW_SHARED, LANGUAGE);
  return {
    debugName: 'application',
    name(id, context) {
      const isShared = atHome(context).has(id) && elsewhere(context).has(id);
      const isPart = (isShared || always(context).has(id)) && !id.endsWith(APPLICATION);
      return isPart && !id.endsWith('.css') && !UNUSED_BY_HOME.test(id) ? 'application' : null;
    },
  };
}

/**
 * One style sheet for what a page imports and none of the others. What is loaded from the page later shares
 * styles with it: apart, they would be one more file, which the first script of every page has to name.
 */
function pageStyles(name: string, page: string, ...others: string[]): Rolldown.CodeSplittingGroup {
  const imported = importsOf(page);
  const elsewhere = importsOf(...others);
  return {
    debugName: name,
    name(id, context) {
      const isOwn = imported(context).has(id) && !elsewhere(context).has(id);
      return isOwn && id.endsWith('.css') ? name : null;
    },
  };
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), languageScripts(), dashboardScripts(), documentScripts()],
  css: { lightningcss: { exclude: DIR_SELECTOR } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // What the browser gets of others, with their licenses: beside the manifest.
    license: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The server knows which page it sends and names its scripts in the document.
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    rolldownOptions: {
      // `scripts/build.ts` adds the modules of the standalone pages.
      ...(!isSsrBuild && { input: ['index.html', APPLICATION, SERVICE_WORKER] }),
      // Only the server draws ornaments at once.
      checks: { ineffectiveDynamicImport: !isSsrBuild },
      output: {
        // The server's build is in parts as its import() are, and the first page that needs one loads it.
        ...(!isSsrBuild && {
          // The worker's address is all that a browser knows of it when there is a new version.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: {
            groups: [
              { debugName: 'home', name: (id) => (id === HOME_STYLES ? 'home' : null) },
              pageStyles('login', LOGIN_PAGE, TOASTER),
              pageStyles('dashboard', DASHBOARD_PAGE, LOGIN_PAGE, TOASTER),
              // Each is without what those before it have: what few pages need comes last.
              sharedChunk('document', [DOCUMENT], UNUSED_BY_HOME),
              sharedChunk(
                'start',
                [HOME_START, SHARE_QUOTE, PLACE_NOTES, HOME_OFFLINE],
                UNUSED_BY_HOME,
              ),
              applicationChunk(),
              sharedChunk('language', [LANGUAGE], UNUSED_BY_LANGUAGES),
              { debugName: 'languages', name: languageOf },
              sharedChunk('share', [SHOW_SHARED], UNUSED_BY_HOME),
              sharedChunk('toasts', [TOASTER], UNUSED_BY_TOASTS),
              sharedChunk('dates', [COMBINED_DATE], LATER_IN_DASHBOARD),
              sharedChunk('forms', [LOGIN_PAGE], LATER_IN_DASHBOARD),
              sharedChunk('workspace', [DASHBOARD_PAGE], LATER_IN_DASHBOARD),
            ],
          },
        }),
      },
    },
  },
  // The server build stands alone: every dependency is inside, React in its production form.
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
