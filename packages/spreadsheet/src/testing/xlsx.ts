import { type ZipPart, zipOf } from './zip.ts';

/** A cell: a text, or anything else that XLSX has. */
export type Cell =
  | string
  | { readonly type?: string; readonly format?: string; readonly xml: string };

export interface WorkbookContent {
  /** By address, such as `A1`; row by row. */
  readonly cells?: Readonly<Record<string, Cell>>;
  /** The rows as XML, instead of cells. */
  readonly rows?: string;
  readonly merges?: readonly string[];
  /** Addresses of web pages, by cell. */
  readonly links?: Readonly<Record<string, string>>;
  /** Items of the table of shared strings, as XML. */
  readonly strings?: string;
  readonly dimension?: string;
  readonly from1904?: boolean;
  /** Names of the sheets and whether they are hidden; the first has the cells by default. */
  readonly sheets?: readonly { name: string; isHidden?: boolean; cells?: boolean }[];
}

export const HEADINGS = { A1: 'text', B1: 'source', C1: 'displayDate', D1: 'referenceUrl' };

export const number = (value: number | string, format?: string): Cell => ({
  ...(format === undefined ? {} : { format }),
  xml: `<v>${value}</v>`,
});

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const inlineText = (text: string): Exclude<Cell, string> => ({
  type: 'inlineStr',
  xml: `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`,
});

function rowsOf(cells: Readonly<Record<string, Cell>>, formats: string[]): string {
  const rows = new Map<string, string>();
  for (const [address, cell] of Object.entries(cells)) {
    const row = address.replace(/\D/g, '');
    const { type, format, xml } = typeof cell === 'string' ? inlineText(cell) : cell;
    if (format !== undefined && !formats.includes(format)) formats.push(format);
    const style = format === undefined ? '' : ` s="${formats.indexOf(format) + 1}"`;
    const kind = type === undefined ? '' : ` t="${type}"`;
    rows.set(row, `${rows.get(row) ?? ''}<c r="${address}"${style}${kind}>${xml}</c>`);
  }
  return Array.from(rows, ([row, xml]) => `<row r="${row}">${xml}</row>`).join('');
}

const relation = (id: string, type: string, target: string, rest = ''): string =>
  `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${escapeXml(target)}"${rest}/>`;

const relations = (...list: readonly string[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;

/** Items in an element, or nothing where there are none. */
const inElement = (name: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<${name}>${items.join('')}</${name}>`;

function sheetOf({ dimension, merges = [], links = {} }: WorkbookContent, rows: string): string {
  return [
    `<worksheet xmlns="${MAIN}" xmlns:r="${DOCUMENT}">`,
    dimension ? `<dimension ref="${dimension}"/>` : '',
    `<sheetData>${rows}</sheetData>`,
    inElement(
      'mergeCells',
      merges.map((ref) => `<mergeCell ref="${ref}"/>`),
    ),
    inElement(
      'hyperlinks',
      Object.keys(links).map((ref) => `<hyperlink ref="${ref}" r:id="${ref}"/>`),
    ),
    '</worksheet>',
  ].join('');
}

function stylesOf(formats: readonly string[]): string {
  const named = formats.map((format, index) => ({ id: 200 + index, code: escapeXml(format) }));
  const numFmts = named.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
  const xfs = ['<xf numFmtId="0"/>', ...named.map(({ id }) => `<xf numFmtId="${id}"/>`)];
  return `<styleSheet xmlns="${MAIN}"><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`;
}

function contentTypesOf(sheetCount: number): string {
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    type(`worksheets/sheet${index + 1}`, 'worksheet'),
  );
  return `<Types xmlns="${PACKAGE}/content-types">${type('workbook', 'sheet.main')}${type('styles', 'styles')}${type('sharedStrings', 'sharedStrings')}${sheets.join('')}</Types>`;
}

/** The parts of a workbook as small as can be. */
export function xlsxParts(content: WorkbookContent): ZipPart[] {
  const { cells = {}, links = {}, strings = '', from1904 = false } = content;
  const sheets = content.sheets ?? [{ name: 'Quotes', cells: true }];
  const formats: string[] = [];
  const rows = content.rows ?? rowsOf(cells, formats);
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="s${index + 1}"/>`,
  );
  const parts = {
    '[Content_Types].xml': contentTypesOf(sheets.length),
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, index) =>
        relation(`s${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relation('r1', 'styles', 'styles.xml'),
      relation('r2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml': stylesOf(formats),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ cells: has }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        sheetOf(content, (has ?? index === 0) ? rows : ''),
      ]),
    ),
    'xl/worksheets/_rels/sheet1.xml.rels': relations(
      ...Object.entries(links).map(([ref, target]) =>
        relation(ref, 'hyperlink', target, ' TargetMode="External"'),
      ),
    ),
  };
  return Object.entries(parts).map(([name, xml]) => ({ name, content: xml }));
}

/** A workbook as small as can be. */
export const xlsxOf = (content: WorkbookContent): Buffer => zipOf(xlsxParts(content));

/** A workbook with one quote, and the part of it that has the quote. */
export const WORKBOOK = { cells: { ...HEADINGS, A2: 'Quote', B2: 'Source' } };
export const SHEET = 'xl/worksheets/sheet1.xml';

export const partsWithout = (name: string): ZipPart[] =>
  xlsxParts(WORKBOOK).filter((part) => part.name !== name);

/** That workbook with its sheet packed or described in another way. */
export const withSheet = (change: Partial<ZipPart>): Buffer =>
  zipOf(xlsxParts(WORKBOOK).map((part) => (part.name === SHEET ? { ...part, ...change } : part)));
