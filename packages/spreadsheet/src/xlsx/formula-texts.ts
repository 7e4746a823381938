const TEXT = /\st\s*=\s*(?:"str"|'str')/;
const CELL_OR_VALUE = /<((?:\w+:)?(?:c|v))(\s[^<>]*)?>([^<]*)/g;
/** Where the number of a character begins, as in `_x0041_`. */
const CHARACTER = /_(?=x[\da-f]{4}_)/gi;

const written = (text: string): string => text.replace(/&/g, '&amp;').replace(CHARACTER, '_x005F_');

/** The library reads a text that a formula gives twice, other than any other text: it gets what is right by then. */
export function withFormulaTexts(xml: string): string {
  // Most sheets have none.
  if (!TEXT.test(xml)) return xml;
  let isText = false;
  return xml.replace(CELL_OR_VALUE, (all, name: string, attributes = '', text = '') => {
    const isCell = name.endsWith('c');
    if (isCell) isText = TEXT.test(attributes);
    if (isCell || !isText || text === '') return all;
    return `<${name}${attributes}>${written(text)}`;
  });
}
