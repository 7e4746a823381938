// What the API says of mistakes has a code: here it is looked for sentences that are said without one.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countLooseSentences } from './loose-sentences.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TESTS = /\.test\.ts$|\/testing\//;
/** What is said to whoever starts the program. */
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
