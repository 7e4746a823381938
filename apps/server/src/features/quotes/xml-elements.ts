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

/** What begins with `<` and is no element, by its beginning, and how it ends. */
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const damaged = () => new Error('The XML is damaged');

/** Where what is no element ends. @throws Error when it does not, or is a document type */
function endOfAside(xml: string, at: number): number {
  const [beginning = '', ending = ''] = ASIDES.find(([start]) => xml.startsWith(start, at)) ?? [];
  const end = ending === '' ? -1 : xml.indexOf(ending, at + beginning.length);
  if (end < 0) throw damaged();
  return end + ending.length;
}

/** Where a tag's `>` is, which may stand within an attribute's value, too. */
function endOfTag(xml: string, start: number): number {
  let quote = 0;
  for (let at = start; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
    else if (code === GREATER) return at;
    else if (code === LESS) break;
  }
  throw damaged();
}

function nameAt(xml: string, start: number, end: number): string {
  let at = start;
  while (at < end && xml.charCodeAt(at) > SPACE && xml.charCodeAt(at) !== SLASH) at += 1;
  return xml.slice(start, at);
}

/**
 * Counts the elements of an XML document by their name without a prefix, and sees that each ends where
 * it should: expressions that look for the end of one that has none look through the rest of the
 * document, for every one of them.
 *
 * @throws Error when the elements do not fit together, go deeper than {@link DEPTH_MAX}, or the document
 *   has a document type, which workbooks must not have
 */
export function countElements(xml: string): Map<string, number> {
  const counts = new Map<string, number>();
  const open: string[] = [];
  let at = xml.indexOf('<');
  while (at >= 0) {
    const next = xml.charCodeAt(at + 1);
    if (next === EXCLAMATION || next === QUESTION) {
      at = xml.indexOf('<', endOfAside(xml, at));
      continue;
    }
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
