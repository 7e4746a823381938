// CONTRIBUTING.md lists the files that a new language, field or feature needs. These tests check whether the lists are
// true.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'apps/**/*.{ts,tsx,mjs}',
  'packages/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  '*.{ts,mjs}',
];
const NOT_COUNTED = /(^|\/)(node_modules|dist|testing|fonts)\/|\.test\.tsx?$/;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const contributing = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8');

function chapterOf(title: string): string {
  const [, chapter = ''] = contributing.split(`\n## ${title}\n`);
  const [own = ''] = chapter.split('\n## ');
  return own;
}

/** The files that begin the items of a chapter's lists. */
const listed = (title: string): string[] =>
  [...chapterOf(title).matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);

const EACH_LANGUAGE = 'packages/languages/src/en/';

/** The number of places that are sources, and of those that each language fills; documents are not counted. */
function costOf(places: readonly string[]) {
  const inEach = places.filter((path) => path.startsWith(EACH_LANGUAGE));
  const documents = places.filter((path) => path.startsWith('docs/'));
  return { sources: places.length - inEach.length - documents.length, inEach: inEach.length };
}

/** The files of English whose texts a source has by this name. */
const textsOf = (path: string, name: string): string[] =>
  [
    ...readFileSync(ROOT + path, 'utf8').matchAll(
      new RegExp(`import \\* as ${name} from '@bahai-friends/languages/en/([^']+)'`, 'g'),
    ),
  ].map(([, room = '']) => `${EACH_LANGUAGE}${room}.ts`);

/** Where a file of English has the words of a quote's fields from. */
const importedWords = (path: string): string =>
  / from '(\.[./]*\/quotes\/fields\.ts)'/.exec(readFileSync(ROOT + path, 'utf8'))?.[1] ?? '';

const sources = globSync(SOURCES, { cwd: ROOT })
  .filter((path) => !NOT_COUNTED.test(path))
  .map((path) => [path, readFileSync(ROOT + path, 'utf8').replace(COMMENTS, '')] as const);

describe('adding a field to a quote', () => {
  const places = listed('Add a field to a quote');
  /** The files that mention the link of a quote because it is a link, each with its reason. */
  const aboutLinks = new Map([
    ['0001-public-content.ts', 'has made its column'],
    ['0005-batches.ts', 'has made a copy of its column'],
    ['0013-quote-snapshots.ts', 'has made a snapshot of the copy'],
    ['0014-quote-translations.ts', 'has made its column of translations'],
    ['batch-checks.ts', 'finds addresses with characters that cannot be shown'],
    ['content-checks.ts', 'finds addresses with characters that cannot be shown'],
    ['match-columns.ts', 'takes a column “Reference” with addresses for it'],
    ['quote-feed.ts', 'leads readers to it'],
    ['entry-embed.ts', 'leads readers to it'],
    ['quote-embed.tsx', 'leads readers to it'],
    ['quote-card.tsx', 'leads readers to it'],
    ['compose-letters.ts', 'leads readers to it'],
    ['preview-letter.ts', 'has a sample of a quote'],
    ['post-makers.ts', 'tells other programs where it leads'],
    ['shown-quote-page.tsx', 'leads readers to it'],
    ['day-quotes-dialog.tsx', 'leads volunteers to it'],
    ['home-calls.ts', 'checks what the card is shown from'],
    ['mockup-content.ts', 'is a quote of a design'],
    ['mockup-parts.tsx', 'leads to that of a design'],
  ]);

  it('is a list of what is there', () => {
    expect(places.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });

  it('costs six sources, and one in each language', () => {
    expect(costOf(places)).toEqual({ sources: 6, inEach: 1 });
  });

  it('names where its texts stand', () => {
    const said = [
      ...textsOf('apps/web/src/features/quotes/field-labels.ts', 'texts'),
      ...textsOf('packages/contract/src/audit/audit-wording.ts', 'fieldTexts'),
      ...['sheets.ts', 'problems/field-names.ts'].map((file) => EACH_LANGUAGE + file),
    ];
    const words = `${EACH_LANGUAGE}quotes/fields.ts`;
    expect(places).toContain(words);
    expect(said.map((file) => posix.join(dirname(file), importedWords(file)))).toEqual(
      said.map(() => words),
    );
  });

  it('is said nowhere else, but by what is about links', () => {
    const naming = sources
      .filter(([, source]) => /\breference(?:Url|_url)\b/.test(source))
      .map(([path]) => path);
    const inEnglish = (path: string) =>
      path.replace(/(?<=^packages\/languages\/src\/)[a-z]{2}(?=\/)/, 'en');
    const known = (path: string) =>
      places.includes(inEnglish(path)) || aboutLinks.has(basename(path));
    expect(naming.filter((path) => !known(path))).toEqual([]);
    expect(
      [...aboutLinks.keys()].filter((name) => !naming.some((path) => basename(path) === name)),
    ).toEqual([]);
  });
});

describe('adding a page', () => {
  const places = listed('Add a page');
  const PAGES = 'apps/web/src/pages/';
  const folders = readdirSync(ROOT + PAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  /** The files besides the features' own folders, with the reason. */
  const goBy = new Map([
    ['dashboard', ['apps/web/vite.config.ts: chunks']],
    ['designs', ['apps/web/vite.config.ts: chunks']],
    ['login', ['apps/web/vite.config.ts: chunks']],
    [
      'home',
      [
        'apps/web/src/entry-document.ts: its styles stand in every document',
        'apps/web/vite.config.ts: chunks',
      ],
    ],
    [
      'not-found',
      [
        'apps/web/src/pages/application-pages.ts: every path without a page is its own',
        'apps/web/src/pages/page-registry.ts: likewise',
      ],
    ],
  ]);

  it('is a list of what is there, of three files and one in each language', () => {
    expect(places.filter((path) => !existsSync(ROOT + path))).toEqual([]);
    const inEach = places.filter((path) => path.startsWith('packages/languages/src/en/'));
    const files = places.length - inEach.length + inEach.length * LANGUAGES.length;
    expect([places.length, files]).toEqual([4, 15]);
  });

  it.each(folders)('%s is at most three modules, and rooms below', (name) => {
    const kinds = [
      'page.ts',
      `${name}-page.tsx`,
      'page.server.ts',
      'document.tsx',
      'standalone.tsx',
    ];
    const modules = sources
      .map(([path]) => path.replace(`${PAGES}${name}/`, ''))
      .filter((path) => !path.includes('/') && existsSync(`${ROOT}${PAGES}${name}/${path}`));
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.length).toBeLessThanOrEqual(3);
    expect(modules.filter((path) => !kinds.includes(path))).toEqual([]);
  });

  it.each(folders)('%s is named nowhere else', (name) => {
    const anywhere = new RegExp(`\\bpages/${name}/|\\bpageModule\\('${name}'\\)`);
    const beside = new RegExp(`'\\./${name}/`);
    const found = sources
      .filter(([path]) => !path.startsWith(`${PAGES}${name}/`))
      .filter(
        ([path, source]) =>
          anywhere.test(source) || (path.startsWith(PAGES) && beside.test(source)),
      );
    const known = (goBy.get(name) ?? []).map((place) => place.split(':')[0]);
    expect(found.map(([path]) => path).sort()).toEqual(known);
  });
});

describe('adding a language', () => {
  const places = listed('Add a language');
  /** The Persian calendar, in which dates are typed, has no other code. */
  const others = new Map([['fa', 'packages/quote-sheet/src/dates/month-names.ts']]);

  it('is a list of what is there', () => {
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });

  it('names every file of the folder', () => {
    const chapters = ['Add a language', 'Translate the dashboard'].map(chapterOf).join();
    const files = readdirSync(`${ROOT}packages/languages/src/sv`).filter((name) =>
      name.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((name) => !new RegExp(`[/\`]${name}\``).test(chapters))).toEqual([]);
  });

  it('is one folder and one line', () => {
    const site = places.filter((path) => /^packages\/(?!badi-calendar\/)/.test(path));
    expect(site).toHaveLength(2);
    expect(site.filter((path) => path.endsWith('/'))).toHaveLength(1);
  });

  it.each(LANGUAGES.filter((one) => one !== 'en'))('%s is named nowhere else', (language) => {
    const named = new RegExp(`['"\`/]${language}['"\`/]|(?:^|[{,])\\s*${language}\\s*[:,}]`, 'm');
    const known = [
      ...places.map((path) => path.replace('/sv/', `/${language}/`)),
      'packages/badi-calendar/',
      others.get(language) ?? [],
    ].flat();
    const found = sources.filter(([, source]) => named.test(source)).map(([path]) => path);
    expect(found).toContain('packages/languages/src/every-language.ts');
    expect(found.filter((path) => !known.some((place) => path.startsWith(place)))).toEqual([]);
  });
});

describe('adding a setting', () => {
  const places = listed('Add a setting');
  const goBy = new Map([
    ['apps/server/src/features/settings/settings.service.ts', 'a change adds holy days'],
    ['apps/server/src/maintenance/coming-holy-days.ts', 'a start adds them'],
    ['apps/server/src/maintenance/first-settings.ts', 'the first start decides it'],
    ['apps/server/src/services.ts', 'readers of holy days add them'],
    ['apps/server/src/sender/feature-work.ts', 'letters name the same holy days'],
  ]);

  it('is a list of what is there, of five sources, and one in each language', () => {
    expect(costOf(places)).toEqual({ sources: 5, inEach: 1 });
    expect(places.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });

  it('names where its texts stand', () => {
    const texts = places.flatMap((path) => {
      if (path.endsWith('/setting-fields.ts')) return textsOf(path, 'texts');
      return path.endsWith('/settings-form.tsx') ? textsOf(path, 'fields') : [];
    });
    expect(texts).toHaveLength(2);
    expect(new Set(texts)).toEqual(
      new Set(places.filter((path) => path.startsWith(EACH_LANGUAGE))),
    );
  });

  it('names the setting nowhere else, but where something goes by it', () => {
    const named = /\bholyDaysAhead\b|\bholy_days_ahead\b/;
    const found = sources.filter(([, source]) => named.test(source)).map(([path]) => path);
    const withoutName = ['apps/server/src/db/migrations/index.ts', 'docs/openapi.json'];
    const expected = places.filter(
      (path) => !withoutName.includes(path) && !path.startsWith(EACH_LANGUAGE),
    );
    expect(found.sort()).toEqual([...expected, ...goBy.keys()].sort());
  });
});
