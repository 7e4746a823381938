// Made when first used, as formats of numbers are.
let list: Intl.ListFormat | undefined;

/**
 * Words as a list in English, without a comma before the last.
 *
 * @example listed(['text', 'source', 'key']); // 'text, source and key'
 */
export function listed(words: readonly string[]): string {
  list ??= new Intl.ListFormat('en-GB', { type: 'conjunction' });
  return list.format(words);
}
