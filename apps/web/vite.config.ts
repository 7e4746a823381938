import { join } from 'node:path';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { dashboardScripts } from './dashboard-scripts.ts';
import { documentScripts } from './document-scripts.ts';
import { languageScripts } from './language-scripts.ts';

/** The styles of the home page, which most documents share, apart from those that all have. */
const HOME_STYLES = join(import.meta.dirname, 'src/pages/home/home.css');
/** The first script of a document: it shows today's dates before the application is loaded. */
const DOCUMENT = 'src/entry-document.ts';
const APPLICATION = 'src/entry-client.tsx';
/** The module of a page of the application, in its folder. */
const pageModule = (name: string): string => `src/pages/${name}/${name}-page.tsx`;

const HOME_PAGE = pageModule('home');
/** The first script of the home page, in place of the application. */
const HOME_START = 'src/pages/home/start/start-home.ts';
const LOGIN_PAGE = pageModule('login');
const DASHBOARD_PAGE = pageModule('dashboard');
/** This page shows dates without the application, and has the styles of no page. */
const COMBINED_DATE = 'src/pages/designs/combined-date/entry-combined-date.tsx';
const TOASTER = 'src/ui/feedback/toaster.tsx';
/** One of the languages other than English, which have the same imports. */
const LANGUAGE = `virtual:language/${LANGUAGES.find((language) => language !== 'en')}`;
const PLACE_NOTES = 'src/pages/home/cards/place-notes.ts';
const SHARE_QUOTE = 'src/pages/home/start/share-quote.ts';
const HOME_OFFLINE = 'src/pages/home/start/home-page-offline.ts';
const SHOW_SHARED = 'src/pages/home/cards/show-shared.tsx';
const SERVICE_WORKER = 'worker/sw.ts';

/**
 * Modules that English public pages import with their packages and never use: calls that change something, the list of
 * languages, dates in other languages, computed civil days, and ornaments, which the server has drawn.
 */
const UNUSED_BY_HOME =
  /\/(?:observances\/[a-z-]+|arithmetic\/[a-z-]+|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation|format-badi-date|format-local-badi-date|date-pattern|script-digits|call-options|civil-day-of-badi-date|civil-day-of-number|badi-languages|drawn-ornament|pages\/ornament)\.[jt]s$/;
/** Modules that other languages import and never use, and the script of one, which its dashboard imports, too. */
const UNUSED_BY_LANGUAGES =
  /\/(?:civil-day-of-badi-date|civil-day-of-number|badi-languages|arithmetic\/days-of-year|observances\/feasts-and-fast)\.ts$|\/virtual:language\/|\/languages\/src\/[a-z]{2}\/|\/names\/[a-z]{2}\.ts$/;
/**
 * Modules that toasts import with their packages and never use: dialogs, menus, tabs, other icons, and most of the
 * calendar.
 */
const UNUSED_BY_TOASTS =
  /\/(?:react-(?:tabs|roving-focus|direction|use-is-hydrated|dropdown-menu|menu|popper|arrow|use-size|dialog|focus-scope|focus-guards|remove-scroll|remove-scroll-bar|style-singleton)|@floating-ui|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib|icons)\/|\/(?:civil-day-of-[a-z-]+|call-options|arithmetic\/[a-z-]+|observances\/[a-z-]+)\.ts$/;
/** Modules of parts of the dashboard that are loaded later: years, and gatherings. */
const LATER_IN_DASHBOARD =
  /\/(?:arithmetic\/days-of-year|observances\/feasts-and-fast|contract\/src\/gatherings\/[a-z-]+|audit\/gathering-wording|text\/time-of-day|en\/gatherings|dashboard\/audit-gatherings)\.ts$/;
/**
 * `Features.DirSelector` of Lightning CSS, which minifies the styles. For older browsers it would write `:dir(rtl)`
 * as a list of languages, and an English quote on a Persian page would be styled as Persian, and the other way round.
 */
const DIR_SELECTOR = 4;

/** Modules with all their imports, found in the first chunk that asks. */
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
 * One chunk for the imports of a module that others share: one file compresses better and loads faster than the many
 * that each import() boundary would make of it.
 *
 * @param modules The modules of a page, or of a part that is loaded from it later.
 * @param unused Apparent imports; a module that is used after all is bundled with its user.
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
 * The chunk of a page's language: its script, with the facts that its dashboard shares with it. Apart, they would be
 * one more file on every visit.
 */
function languageOf(id: string): string | null {
  const [, page, facts] =
    /\/(?:virtual:language\/([a-z]+)|languages\/src\/([a-z]+)\/facts\.ts)$/.exec(id) ?? [];
  return page ?? facts ?? null;
}

/**
 * The modules that every page of the application loads, and those that the home page shares with others, or loads with
 * a part of it.
 */
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
 * One style sheet for the styles that only a page imports. Parts that are loaded from the page later share styles with
 * it: apart, they would be one more file, which the first script of every page has to name.
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
    // The third-party code in the browser's files, with its licenses: beside the manifest.
    license: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The server knows which page it sends, and names its scripts in the document.
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    rolldownOptions: {
      // `scripts/build.ts` adds the modules of the standalone pages.
      ...(!isSsrBuild && { input: ['index.html', APPLICATION, SERVICE_WORKER] }),
      // Only the server draws ornaments at once.
      checks: { ineffectiveDynamicImport: !isSsrBuild },
      output: {
        // The server's build is split at each import(), and the first page that needs a part loads it.
        ...(!isSsrBuild && {
          // A browser finds a new version of the worker by its fixed address.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: {
            groups: [
              { debugName: 'home', name: (id) => (id === HOME_STYLES ? 'home' : null) },
              pageStyles('login', LOGIN_PAGE, TOASTER),
              pageStyles('dashboard', DASHBOARD_PAGE, LOGIN_PAGE, TOASTER),
              // Each chunk excludes the modules of those before it: modules that few pages need come last.
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
  // The server build is self-contained: it has all dependencies, with React in its production form.
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
