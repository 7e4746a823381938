import type { WorkBook } from '@e965/xlsx';
import { replaceElements } from './xml-elements.ts';

/*
 * The library says which rows of an XLSX file are hidden only together with their colours and heights, and
 * the widths of columns, which may be as many as it likes. The range of a sheet's filter, which says
 * nothing about cells, it hands on as it stands: the numbers of hidden rows go through it.
 */

const ROW = /<(?:\w+:)?row(\s[^<>]*)?>(<\/)?/g;
const ATTRIBUTE = /\s(r|hidden)\s*=\s*["']([^"']*)["']|\s[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g;
const TRUE: ReadonlySet<string | undefined> = new Set(['1', 'true']);

/** The numbers of hidden rows with something in them. A row without a number follows the one before. */
function hiddenRowsIn(xml: string): number[] {
  const hidden: number[] = [];
  let row = 0;
  for (const [, tag = '', isEmpty] of xml.matchAll(ROW)) {
    const attributes = new Map(
      Array.from(tag.matchAll(ATTRIBUTE), ([, name, value]) => [name, value] as const),
    );
    row = attributes.has('r') ? Number(attributes.get('r')) : row + 1;
    if (isEmpty === undefined && TRUE.has(attributes.get('hidden'))) hidden.push(row);
  }
  return hidden;
}

/** A sheet's XML with the numbers of its hidden rows in the place of its filter. */
export function withHiddenRows(xml: string): string {
  const plain = replaceElements(xml, 'autoFilter', () => '');
  // Most sheets hide nothing.
  const hidden = /\shidden\s*=/.test(plain) ? hiddenRowsIn(plain) : [];
  const filter = hidden.length === 0 ? '' : `<autoFilter ref="${hidden.join(' ')}"/>`;
  return plain.replace(/<\/(?:\w+:)?sheetData>/, (end) => end + filter);
}

const HIDDEN = { hidden: true };

/** Tells each sheet which of its rows are hidden, as the library does for XLS files. */
export function takeHiddenRows({ Sheets }: WorkBook): void {
  for (const sheet of Object.values(Sheets)) {
    const { '!autofilter': filter } = sheet;
    if (filter === undefined) continue;
    delete sheet['!autofilter'];
    sheet['!rows'] = [];
    for (const row of filter.ref.split(' ')) sheet['!rows'][Number(row) - 1] = HIDDEN;
  }
}
