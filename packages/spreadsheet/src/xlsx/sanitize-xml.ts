import { utils } from '@e965/xlsx';
import { FORMULA_MAX } from '../hyperlink-formula.ts';
import { cellsOfRange, createLinkLimit } from '../workbook/hyperlink-limit.ts';
import { withFormulaTexts } from './formula-texts.ts';
import { withHiddenRows } from './hidden-rows.ts';
import { replaceElements, withoutAsides } from './xml-elements.ts';

/** Longer than any that programs take; in characters, with its tag. */
const FORMAT_MAX = 2000;

/** A character's UTF-8, as Latin-1, where its number is one that the library cuts. */
function bytesOf(reference: string): string {
  const number = reference.slice(2, -1);
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  return code > 0xffff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : reference;
}

/** The library cuts characters beyond U+FFFF that are written as their numbers. */
function withoutLongReferences(xml: string): string {
  if (!xml.includes('&#')) return xml;
  // A text may be written in nothing but numbers, of a few different characters.
  const known = new Map<string, string>();
  return xml.replace(/&#(?:x[\da-f]{5,}|\d{5,});/gi, (reference) => {
    const bytes = known.get(reference) ?? bytesOf(reference);
    known.set(reference, bytes);
    return bytes;
  });
}

/** The library does not count an empty row or shared string that has no end of its own. */
const withEnds = (xml: string): string =>
  xml.replace(/<((?:\w+:)?(?:si|row))(\s[^<>]*)?\/>/g, '<$1$2></$1>');

/** Of all formulas of a sheet that are kept for their links: 20,000 with 500 each. */
const LINK_CHARACTERS_MAX = 10_000_000;
const LINK_FORMULA = /^\s*HYPERLINK\(\s*(?:"|&quot;)/i;
const SHARED = /\ssi\s*=\s*(?:"(\d+)"|'(\d+)')/;

/**
 * The library works out the words of each formula, also of one that is shared by all cells of a sheet;
 * that a cell has one is all that matters. Only those of a usual length that begin like a link to an
 * address are kept, each for its own cell; cells that share one lead to one address.
 */
function withoutFormulas(xml: string): string {
  const shared = new Map<string, string>();
  let left = LINK_CHARACTERS_MAX;
  const isKept = (words: string) =>
    words.length <= Math.min(FORMULA_MAX, left) && LINK_FORMULA.test(words);
  return xml.replace(
    /<((?:\w+:)?f)(\s[^<>]*)?(?:\/>|>([^<]*)<\/(?:\w+:)?f>)/g,
    (_, name: string, attributes = '', own = '') => {
      const [, double, single] = SHARED.exec(attributes) ?? [];
      const key = double ?? single;
      const words = own === '' && key !== undefined ? (shared.get(key) ?? '') : own;
      if (!isKept(words)) return `<${name}>1</${name}>`;
      if (key !== undefined) shared.set(key, words);
      left -= words.length;
      return `<${name}>${words}</${name}>`;
    },
  );
}

/** A sheet may be formatted out to its last row and column. A cell without an address needs those before. */
function withoutEmptyCells(xml: string): string {
  if (/<(?:\w+:)?(?:c|row)(?:>|\s(?![^<>]*\br=)[^<>]*>|\/)/.test(xml)) return xml;
  return xml.replace(/<(?:\w+:)?c\s[^<>]*(?:\/>|><\/(?:\w+:)?c>)/g, '');
}

/** The attributes that say what a link covers and where it leads, by their names without a prefix. */
function placesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of tag.matchAll(
    /\s(?:\w+:)?(ref|id|location)\s*=\s*("[^"]*"|'[^']*')|\s[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g,
  )) {
    if (name !== '') attributes.set(name, value.slice(1, -1));
  }
  return attributes;
}

/**
 * The library goes through all cells that a link covers. It finds attributes in other places than these
 * are in, so that it gets a tag with nothing but those that matter.
 */
function withoutWideLinks(xml: string): string {
  const isAllowed = createLinkLimit();
  return replaceElements(xml, 'hyperlink', (tag) => {
    const places = placesOf(tag);
    const range = places.get('ref');
    if (range === undefined) return '';
    const { s, e } = utils.decode_range(range);
    if (!isAllowed(cellsOfRange(e.r - s.r + 1, e.c - s.c + 1))) return '';
    const attributes = Array.from(places, ([name, value]) => {
      const quoted = value.replaceAll('"', '&quot;').replaceAll('>', '&gt;');
      return ` ${name}="${quoted}"`;
    });
    return `<hyperlink${attributes.join('')}/>`;
  });
}

/** Long formats are looked through for every cell. */
const withoutLongFormats = (xml: string): string =>
  replaceElements(xml, 'numFmt', (tag, element) => (tag.length > FORMAT_MAX ? '' : element));

const SHEET = /^xl\/worksheets\//i;
const STYLES = /^xl\/styles/i;

/**
 * A part of a workbook, in bytes as Latin-1, written so that the library reads it rightly and soon.
 *
 * @param name The part's path.
 */
export function sanitizeXml(name: string, xml: string): string {
  const plain = withEnds(withoutLongReferences(withoutAsides(xml)));
  if (STYLES.test(name)) return withoutLongFormats(plain);
  if (!SHEET.test(name)) return plain;
  const cells = withFormulaTexts(withoutEmptyCells(withoutFormulas(plain)));
  return withHiddenRows(withoutWideLinks(cells));
}
