/** A web address by Mastodon's rules: with a scheme, and a host that ends in a name of letters. */
const URL = /https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;
/** Characters that end a sentence and not an address. */
const AFTER_URL = /[.,;:!?'")\]…]+$/u;
/** Only the name of a mention counts, not its instance. */
const MENTION = /(?<![\w/])(@\w+)@[\w.-]+\w/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * How long a status is (docs.joinmastodon.org, user/posting, 'Text'): every link counts the same, everything else by
 * characters as readers see them.
 */
export function statusLength(text: string, perUrl: number): number {
  const counted = text
    .replaceAll(URL, (found) => {
      const after = AFTER_URL.exec(found)?.[0] ?? '';
      return `${'x'.repeat(perUrl)}${after}`;
    })
    .replaceAll(MENTION, '$1');
  return [...graphemes.segment(counted)].length;
}
