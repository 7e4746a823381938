import { utils } from '@e965/xlsx';

/** Cells that one link may cover, and all links of a sheet together; the library visits each. */
const LINK_CELLS_MAX = 1000;
const ALL_LINKS_CELLS_MAX = 200_000;

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

/**
 * The library works out the words of each formula, also of one that is shared by all cells of a sheet;
 * that a cell has one is all that matters.
 */
const withoutFormulas = (xml: string): string =>
  xml.replace(/<((?:\w+:)?f)(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)/g, '<$1>1</$1>');

/** A sheet may be formatted out to its last row and column. A cell without an address needs those before. */
function withoutEmptyCells(xml: string): string {
  if (/<(?:\w+:)?(?:c|row)(?:>|\s(?![^<>]*\br=)[^<>]*>|\/)/.test(xml)) return xml;
  return xml.replace(/<(?:\w+:)?c\s[^<>]*(?:\/>|><\/(?:\w+:)?c>)/g, '');
}

/** The library goes through all cells that a link covers. */
function withoutWideLinks(xml: string): string {
  let left = ALL_LINKS_CELLS_MAX;
  return xml.replace(/<(?:\w+:)?hyperlink\s[^<>]*>/g, (link) => {
    const range = /\sref\s*=\s*["']([^"']*)["']/.exec(link)?.[1] ?? '';
    const { s, e } = utils.decode_range(range);
    const cells = (e.r - s.r + 1) * (e.c - s.c + 1);
    if (!(cells > 0 && cells <= LINK_CELLS_MAX && cells <= left)) return '';
    left -= cells;
    return link;
  });
}

/** Longer formats than programs take are looked through for every cell. */
const withoutLongFormats = (xml: string): string =>
  xml.replace(/<(?:\w+:)?numFmt\s[^<>]{2000,}>/g, '');

const SHEET = /^xl\/worksheets\//i;
const STYLES = /^xl\/styles/i;

/**
 * A part of a workbook, in bytes as Latin-1, written so that the library reads it rightly and soon.
 *
 * @param name The part's path.
 */
export function withoutPitfalls(name: string, xml: string): string {
  const plain = withEnds(withoutLongReferences(xml));
  if (STYLES.test(name)) return withoutLongFormats(plain);
  if (!SHEET.test(name)) return plain;
  return withoutWideLinks(withoutEmptyCells(withoutFormulas(plain)));
}
