import { expect, it } from 'vitest';
import { pseudo } from './pseudo-language.ts';

it.each(['Save Changes', 'OK', 'The link is copied.'])('is longer than “%s”', (text) => {
  const written = String(pseudo(text));
  expect(written).toMatch(/^⟦.*⟧$/);
  expect(written.length - 2).toBeGreaterThanOrEqual(text.length * 1.4);
});

it('leaves values as they are', () => {
  const greeting = pseudo((name: string, count: number) => `Hello ${name}, ${count} quotes`);
  expect((greeting as (...values: unknown[]) => string)('anna', 3)).toMatch(/^⟦Hé.* anna, 3 .*⟧$/);
  const parts = pseudo(<Part>(part: Part) => ['The link to ', part, ' is gone']);
  const part = { some: 'element' };
  expect((parts as (...values: unknown[]) => unknown[])(part)).toContain(part);
});
