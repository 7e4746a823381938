import type { QuotationMarks } from '@bahai-friends/languages';
import { inQuotationMarks } from './quotation-marks.ts';

/** About what link previews show, in code points. */
const PREVIEW_CHARACTERS = 200;

/**
 * A text cut after a whole word, with '…' in the place of what is left out; without what punctuates the last
 * word. Where that would take more than half of it, as with Chinese, it is cut within. Counts code points, so
 * that no half of an emoji remains.
 *
 * @param charactersMax A text that is no longer stays whole.
 * @example
 * abridged('Be kind, and just', 9); // 'Be kind…'
 */
export function abridged(text: string, charactersMax: number): string {
  const characters = [...text];
  if (characters.length <= charactersMax) return text;
  const cut = characters.slice(0, charactersMax).join('');
  const words = cut.replace(/[\s\p{P}]*\S*$/u, '');
  return `${words.length * 2 > cut.length ? words : cut}…`;
}

/**
 * The beginning of a quote on one line, in its quotation marks.
 *
 * @param charactersMax The length of what stands between them.
 */
export const quoteExcerpt = (text: string, charactersMax: number, marks: QuotationMarks): string =>
  inQuotationMarks(text, marks, (words) => abridged(words.replace(/\s+/g, ' '), charactersMax));

/** The parts of a quote in a link preview. */
export const quotePreview = (
  { text, source }: { readonly text: string; readonly source: string },
  marks: QuotationMarks,
): string => `${quoteExcerpt(text, PREVIEW_CHARACTERS, marks)} — ${source}`;
