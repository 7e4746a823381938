import { htmlTagNames } from 'html-tag-names';
import sanitizeHtml from 'sanitize-html';

const name = `(?:${htmlTagNames.join('|')})`;
/** Real beginnings of markup, without comments: a tag of a known element that is closed, or a document type. */
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
 * Escapes every `<` that does not begin markup, and every `&`: those are text, not HTML. The work grows linearly with
 * the length of the text, whatever it contains: the end of the last comment tells whether a comment is closed.
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
 * The text that a reader sees of a text with or without HTML: `<b>x</b>` gives `x`, the content of `<script>` is
 * removed, while `a < b`, `x <y and more` and `&amp;` stay as they were typed.
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
