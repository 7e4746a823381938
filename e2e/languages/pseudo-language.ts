import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { dashboardScripts } from '../../apps/web/dashboard-scripts.ts';

const languages = fileURLToPath(new URL('../../packages/languages/src', import.meta.url));
const NAME = 'virtual:pseudo-language';
/** The texts of public pages, which come with the page. */
const PUBLIC_PAGES = 'virtual:language/en';

/**
 * The English texts of the dashboard, each changed as no language has it. They come with their parts as those of other
 * languages do, and stay when the page's own language comes.
 */
const source = `import 'virtual:dashboard/en';
import { pseudo } from '${languages}/testing/pseudo-language.ts';
const all = (record) => Object.fromEntries(Object.entries(record).map(([key, text]) => [key, pseudo(text)]));
const { texts, titles, sentenceOf, rooms } = globalThis.dashboardLanguage;
const language = {
  texts: all(texts),
  titles: all(titles),
  sentenceOf: (told) => {
    const sentence = sentenceOf(told);
    return sentence === undefined ? undefined : pseudo(sentence);
  },
  rooms: Object.fromEntries(
    Object.entries(rooms).map(([room, load]) => [room, async () => ({ texts: all((await load()).texts) })]),
  ),
};
Object.defineProperty(globalThis, 'dashboardLanguage', { get: () => language, set: () => {} });`;

/** The scripts of the dashboard's languages, without what makes components use them. */
const { transform: _, ...dashboardLanguages }: Plugin = dashboardScripts();

let script: Promise<string> | undefined;

/** The script of the pseudo-language, built once. */
async function madeScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'pseudo-language',
        resolveId: (id) => (id === NAME || id === PUBLIC_PAGES ? id : null),
        load: (id) => (id === NAME ? source : id === PUBLIC_PAGES ? '' : null),
      },
      dashboardLanguages,
    ],
    build: {
      write: false,
      rolldownOptions: { input: NAME, output: { format: 'iife' } },
    },
  });
  const [{ output: files } = { output: [] }] = [output].flat() as { output: { code?: string }[] }[];
  return files[0]?.code ?? '';
}

/**
 * Shows login and dashboard in the pseudo-language in every document from now on, from right to left. What they share with
 * public pages, dates among it, stays in the page's language.
 */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  script ??= madeScript();
  await page.addInitScript(await script);
  await page.route(/\/admin(-auth)?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<html lang="[^"]+"/, '$& dir="rtl"');
    await route.fulfill({ response, body });
  });
}
