/**
 * Text normalised for searching: without case, diacritics and apostrophes of any kind.
 *
 * @example
 * searchTextOf('Bahá’u’lláh'); // 'bahaullah'
 */
export function searchTextOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'`´‘’ʻʼʾʿ]/gu, '')
    .toLowerCase();
}

/** Texts that are searched as one, normalised. A line end keeps a word from matching across two of them. */
export const searchTextOfAll = (texts: readonly (string | null)[]): string =>
  texts.map((text) => (text === null ? '' : searchTextOf(text))).join('\n');

/**
 * Makes a function that tells whether normalised text matches a search: each of its words stands somewhere in it, perhaps within another
 * word. A search without a word matches everything.
 *
 * @example
 * searchMatcher('KIND bahá')(searchTextOfAll(['Loving-kindness', 'Bahá’u’lláh'])); // true
 */
export function searchMatcher(search: string): (searchText: string) => boolean {
  const words = searchTextOf(search).split(/\s+/);
  return (searchText) => words.every((word) => searchText.includes(word));
}
