const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Words as a list in English, without a comma before the last.
 *
 * @example listed(['text', 'source', 'key']); // 'text, source and key'
 */
export const listed = (words: readonly string[]): string => LIST.format(words);
