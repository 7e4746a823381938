/** Deeper than any part of a workbook goes. */
const DEPTH_MAX = 64;

const SPACE = 0x20;
const EXCLAMATION = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;
const QUESTION = 0x3f;

const CHARACTER_DATA = '<![CDATA[';
/** The beginnings of markup that is no element (comments, CDATA, instructions), with their ends. */
const ENDINGS: Readonly<Record<string, string>> = {
  '<!--': '-->',
  [CHARACTER_DATA]: ']]>',
  '<?': '?>',
};
const ASIDE = /<(?:!--|!\[CDATA\[|\?)/g;

const damaged = () => new Error('The XML is damaged');

/** Twice as fast as with `replaceAll` where all is signs. */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * An XML document that says the same in elements and text alone: without comments and instructions,
 * and with character data as text. What begins first holds the others, as in a comment that names one.
 *
 * @throws Error when one of them does not end
 */
export function withoutAsides(xml: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { 0: beginning, index } of xml.matchAll(ASIDE)) {
    if (index < at) continue;
    const start = index + beginning.length;
    const ending = ENDINGS[beginning] ?? '';
    const end = xml.indexOf(ending, start);
    if (end < 0) throw damaged();
    pieces.push(xml.slice(at, index));
    if (beginning === CHARACTER_DATA) pieces.push(escaped(xml.slice(start, end)));
    at = end + ending.length;
  }
  return pieces.join('') + xml.slice(at);
}

/** Where a tag's `>` is, which may stand within an attribute's value, too; `<` may not. */
function endOfTag(xml: string, start: number): number {
  let quote = 0;
  for (let at = start; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === LESS) break;
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
    else if (code === GREATER) return at;
  }
  throw damaged();
}

function nameAt(xml: string, start: number, end: number): string {
  let at = start;
  while (at < end && xml.charCodeAt(at) > SPACE && xml.charCodeAt(at) !== SLASH) at += 1;
  return xml.slice(start, at);
}

/**
 * Each element of a name, with any prefix, as something else.
 *
 * @param replace Gets the element's first tag, and all of it.
 * @throws Error when a tag or an element of this name does not end
 */
export function replaceElements(
  xml: string,
  name: string,
  replace: (tag: string, element: string) => string,
): string {
  const closing = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g');
  const pieces: string[] = [];
  let at = 0;
  for (const { index } of xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, 'g'))) {
    if (index < at) continue;
    let end = endOfTag(xml, index + 1) + 1;
    const tag = xml.slice(index, end);
    if (!tag.endsWith('/>')) {
      closing.lastIndex = end;
      if (!closing.test(xml)) throw damaged();
      end = closing.lastIndex;
    }
    pieces.push(xml.slice(at, index), replace(tag, xml.slice(index, end)));
    at = end;
  }
  return pieces.join('') + xml.slice(at);
}

/**
 * Counts the elements of an XML document {@link withoutAsides} by their name without a prefix, and sees that each ends where
 * it should: expressions that look for the end of one that has none look through the rest of the
 * document, for every one of them.
 *
 * @throws Error when the elements do not fit together, go deeper than {@link DEPTH_MAX}, or there is
 *   something else, such as a document type, which workbooks must not have
 */
export function countElements(xml: string): Map<string, number> {
  const counts = new Map<string, number>();
  const open: string[] = [];
  let at = xml.indexOf('<');
  while (at >= 0) {
    const next = xml.charCodeAt(at + 1);
    if (next === EXCLAMATION || next === QUESTION) throw damaged();
    const end = endOfTag(xml, at + 1);
    if (next === SLASH) {
      if (open.pop() !== nameAt(xml, at + 2, end)) throw damaged();
    } else {
      const name = nameAt(xml, at + 1, end);
      const local = name.slice(name.indexOf(':') + 1);
      counts.set(local, (counts.get(local) ?? 0) + 1);
      if (xml.charCodeAt(end - 1) !== SLASH) open.push(name);
      if (open.length > DEPTH_MAX) throw damaged();
    }
    at = xml.indexOf('<', end);
  }
  if (open.length > 0) throw damaged();
  return counts;
}
