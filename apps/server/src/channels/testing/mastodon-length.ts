/** What Mastodon takes for the address of a page: with a scheme, and a host that has a name of letters at its end. */
const URL = /https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;
/** They end a sentence and not an address. */
const AFTER_URL = /[.,;:!?'")\]…]+$/u;
/** Of a mention the name counts, and not the instance. */
const MENTION = /(?<![\w/])(@\w+)@[\w.-]+\w/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * How long a status is (docs.joinmastodon.org, user/posting, 'Text'): every link counts alike, everything
 * else as people count characters.
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
