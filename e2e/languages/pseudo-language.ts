import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { dashboardScript } from '../../apps/web/dashboard-scripts.ts';

const languages = fileURLToPath(new URL('../../packages/languages/src', import.meta.url));
const NAME = 'virtual:pseudo-language';

/** The English texts in the place of another language, each changed as no language has it. */
const source = `${dashboardScript(`${languages}/en/problems/index.ts`, (file) => `${languages}/en/dashboard/${file}.ts`)}
import { pseudo } from '${languages}/testing/pseudo-language.ts';
const all = (record) => Object.fromEntries(Object.entries(record).map(([key, text]) => [key, pseudo(text)]));
globalThis.dashboardLanguage = {
  texts: all(dashboardLanguage.texts),
  titles: all(dashboardLanguage.titles),
  sentenceOf: (told) => {
    const sentence = dashboardLanguage.sentenceOf(told);
    return sentence === undefined ? undefined : pseudo(sentence);
  },
};`;

let script: Promise<string> | undefined;

/** The script of the pseudo-language, built once. */
async function madeScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'pseudo-language',
        resolveId: (id) => (id === NAME ? id : null),
        load: (id) => (id === NAME ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: NAME, output: { format: 'iife' } },
    },
  });
  const [{ output: files } = { output: [] }] = [output].flat() as { output: { code?: string }[] }[];
  return files[0]?.code ?? '';
}

/** Shows login and dashboard in the pseudo-language in every document from now on, from right to left. */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  script ??= madeScript();
  await page.addInitScript(await script);
  await page.route(/\/admin(-auth)?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('<html lang="en">', '<html lang="en" dir="rtl">');
    await route.fulfill({ response, body });
  });
}
