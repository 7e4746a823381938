const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Escapes text for HTML: for the content of an element, or for an attribute in double quotes.
 *
 * @example escapeHtml('"a" < b'); // '&quot;a&quot; &lt; b'
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
