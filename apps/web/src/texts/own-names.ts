import type { Language } from '@bahai-friends/languages';

/**
 * Facts of each language; the build includes only these. The query makes a second copy of the facts: otherwise a
 * language's script would be in two files, one of them shared with the dashboard.
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

/** A fact of each language, by the code that its folder is named by. */
const byLanguage = <T>(facts: Readonly<Record<string, T>>): ReadonlyMap<string | undefined, T> =>
  new Map(Object.entries(facts).map(([path, fact]) => [path.split('/').at(-2), fact]));

const nameOf = byLanguage(names);
const direction = byLanguage(directions);

/** The language's own name. */
export const ownNameOf = (language: Language): string => nameOf.get(language) ?? language;

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => direction.get(language) ?? 'ltr';
