import { htmlTagNames } from 'html-tag-names';
import sanitizeHtml from 'sanitize-html';

const name = `(?:${htmlTagNames.join('|')})`;
/** Where markup really starts, but for comments: a known element whose tag is closed, a document type. */
const MARKUP = new RegExp(`</?${name}(?=[\\s/>])[^<>]*>|<${name}>|<!doctype[^<>]*>`, 'iy');
const COMMENT = '<!--';
const COMMENT_END = '-->';
/** Ends of lines and paragraphs, so that words of two paragraphs do not run together. */
const LINE_END = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|blockquote)\s*>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Escapes every `<` that does not start markup, and every `&`: those are text, not HTML. The work grows
 * with the length of the text, whatever is in it; whether a comment is closed is known from where the
 * last one ends.
 */
function escapeText(text: string): string {
  const lastEnd = text.lastIndexOf(COMMENT_END);
  const startsMarkup = (index: number): boolean => {
    if (text.startsWith(COMMENT, index)) return lastEnd >= index + COMMENT.length;
    MARKUP.lastIndex = index;
    return MARKUP.test(text);
  };
  return text.replace(/[&<]/g, (character, index: number) =>
    character === '<' && startsMarkup(index) ? '<' : (ENTITIES[character] ?? character),
  );
}

/**
 * What a reader sees of a text that may carry HTML: `<b>x</b>` is `x`, the content of `<script>`
 * is gone, while `a < b`, `x <y and more` and `&amp;` stay as they were typed.
 *
 * @returns Plain text, not escaped for HTML.
 */
export function toPlainText(text: string): string {
  if (!text.includes('<')) return text;
  const html = escapeText(text.replace(LINE_END, '\n'));
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
