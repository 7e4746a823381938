import type { Language } from '@bahai-friends/languages';

/**
 * The build takes these facts of each language, and no other. By the query it has the facts twice: a language's script
 * would be in two files otherwise, one of them shared with the dashboard.
 */
const names = import.meta.glob<string>('../../../../packages/languages/src/*/facts.ts', {
  eager: true,
  import: 'ownName',
  query: '?own-name',
});
const directions = import.meta.glob<'ltr' | 'rtl'>(
  '../../../../packages/languages/src/*/facts.ts',
  { eager: true, import: 'dir', query: '?own-name' },
);

/** What is known of each language, by its code: the folder that it stands in. */
const byLanguage = <T>(facts: Readonly<Record<string, T>>): ReadonlyMap<string | undefined, T> =>
  new Map(Object.entries(facts).map(([path, fact]) => [path.split('/').at(-2), fact]));

const nameOf = byLanguage(names);
const direction = byLanguage(directions);

/** What a language calls itself. */
export const ownNameOf = (language: Language): string => nameOf.get(language) ?? language;

/** In which direction a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => direction.get(language) ?? 'ltr';
