// @vitest-environment node
import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf } from '@bahai-friends/languages/language-of';
import { expect, it } from 'vitest';
import { directionOf, ownNameOf } from './own-names.ts';

it.each(LANGUAGES)('knows what %s calls itself, and how it is written', (language) => {
  expect(ownNameOf(language)).toBe(factsOf(language).ownName);
  expect(directionOf(language)).toBe(factsOf(language).dir);
});

it('knows a name in its own script', () => {
  expect(ownNameOf('zh')).toBe('中文');
});
