// Problems of the API have codes, and texts of login and dashboard belong to a room: these tests look for sentences
// that have neither.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countLooseSentences } from './loose-sentences.ts';
import { looseWords } from './testing/loose-words.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TESTS = /\.test\.ts$|\/testing\//;
/** Its messages are for the administrator who starts the program. */
const ENVIRONMENT = 'apps/server/src/environment.ts';

const sources = globSync('{apps/server,packages/contract,packages/quote-sheet}/src/**/*.ts', {
  cwd: ROOT,
}).filter((path) => !TESTS.test(path));

describe('sentences without a code', () => {
  it.each([
    ['a problem', `throw new DomainError('invalid', 'No such day');`],
    [
      'a problem made by hand',
      `throw new DomainError('invalid', { code: 'busy', values: {}, message: 'No such day' });`,
    ],
    ['an issue', `issues.push({ path, message: \`No day \${day}\` });`],
    ['an error of a schema', `z.enum(days, { error: 'No such day' });`],
    ['one that is made of values', `z.enum(days, { error: () => \`No day of \${days}\` });`],
    ['a check of a schema', `z.string().min(1, 'A day is missing');`],
    ['a rule of a schema', `day.refine(isDay, 'No such day');`],
  ])('are found in %s', async (_, planted) => {
    expect(await countLooseSentences(planted)).toBe(1);
  });

  it.each([
    `throw new DomainError('invalid', say('not-a-day'));`,
    `z.string({ error: refuse('not-a-day') }).min(1, { error: refuse('not-a-day') });`,
    `z.object({}).meta({ description: 'Days of a year' });`,
    `const loggedOut = { message: 'Logged out' };`,
  ])('are none in: %s', async (right) => {
    expect(await countLooseSentences(right)).toBe(0);
  });

  it('are nowhere where the API says something', async () => {
    expect(sources.length).toBeGreaterThan(300);
    const found: string[] = [];
    for (const path of sources) {
      if ((await countLooseSentences(readFileSync(ROOT + path, 'utf8'))) > 0) found.push(path);
    }
    expect(found).toEqual([ENVIRONMENT]);
  });
});

/** Everything but the public pages, which have texts of their own. */
const components = globSync(
  'apps/web/src/{api,app,calendar,features,navigation,site,texts,ui,pages/{dashboard,login}}/**/*.{ts,tsx}',
  { cwd: ROOT },
).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));

/** Words that are the same in every language: names, roles as the API has them, and messages of the console. */
const UNSAID = new Set([
  ...['Admin', 'Master Admin', 'GeoNames'],
  ...['…: unreadable answer', 'The upload got no answer', 'No language of the pages: …'],
  'Only what renders pages on the server knows whole languages',
]);
/** It says in English that there is only English. */
const MISSING_LANGUAGE = 'apps/web/src/ui/feedback/use-missing-language.ts';

/** Files with English for every language, with the reason. */
const ENGLISH_FILES = new Map([
  ['packages/quote-sheet/src/columns/choose-sheet.ts', 'an error of a programmer'],
  ['packages/quote-sheet/src/quote-columns.ts', 'how the template marks its example'],
  ['packages/quote-sheet/src/quote-template.ts', 'a file in English'],
]);

describe('words without a room', () => {
  it.each([
    ['an element', '<p>No quotes</p>', 'No quotes'],
    ['a word of one', '<Button>Edit</Button>', 'Edit'],
    ['a piece of one', '<p>until {day}</p>', 'until'],
    ['an attribute', '<Field label="From" />', 'From'],
    ['a message', `toast('Quote added')`, 'Quote added'],
    ['a fragment of a sentence', `const left = \`\${count} days left\`;`, '… days left'],
    ['a choice', `const label = isOpen ? 'Less' : texts.more;`, 'Less'],
    ['a table of labels', `const LABELS = { list: 'List' };`, 'List'],
  ])('are found in %s', async (_, planted, words) => {
    expect(await looseWords(planted)).toEqual([words]);
  });

  it.each([
    '<p className="text-lg font-bold">{texts.none}</p>',
    `request('GET /api/quotes', { signal });`,
    `if (event.key === 'Home') logError('Failed to log out', error);`,
    `const name = \`year-day\${full}\${marked}\`;`,
    '<p>{sentence(texts.about(<code>restore</code>))}</p>',
  ])('are none in: %s', async (right) => {
    expect(await looseWords(right)).toEqual([]);
  });

  it('are nowhere where login and dashboard say something', async () => {
    expect(components.length).toBeGreaterThan(250);
    const found: string[] = [];
    for (const path of components) {
      const words = await looseWords(readFileSync(ROOT + path, 'utf8'), path.endsWith('x'));
      found.push(...words.filter((each) => !UNSAID.has(each)).map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([expect.stringContaining(MISSING_LANGUAGE)]);
  });

  it('are nowhere where the server speaks of files of quotes', async () => {
    const paths = globSync('{packages/quote-sheet,apps/server/src/features/quote-import}/**/*.ts', {
      cwd: ROOT,
    }).filter((path) => !TESTS.test(path) && !path.includes('node_modules'));
    expect(paths.length).toBeGreaterThan(70);
    const found = new Set<string>();
    for (const path of paths) {
      if ((await looseWords(readFileSync(ROOT + path, 'utf8'), false)).length > 0) found.add(path);
    }
    expect([...found].sort()).toEqual([...ENGLISH_FILES.keys()].sort());
  });
});
