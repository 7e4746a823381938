import { HOSTILE_FORMULAS } from './hostile-formulas.ts';
import { HOSTILE_MERGES } from './hostile-merges.ts';
import {
  cellOf,
  filled,
  HEADER,
  HEADING_STRINGS,
  inline,
  MEGABYTE,
  OWN,
  QUOTE,
  ROWS,
  text,
  workbook,
} from './hostile-workbook.ts';
import { SHEET, xlsxParts } from './xlsx.ts';
import { type ZipPart, zipOf } from './zip.ts';

/** The same with some parts written differently. */
function changed(change: (part: ZipPart) => ZipPart, more: readonly ZipPart[] = []): Buffer {
  const parts = xlsxParts({ rows: HEADER + QUOTE, strings: HEADING_STRINGS });
  return zipOf([...parts.map(change), ...more]);
}

const replaceIn = (name: string, from: string | RegExp, to: string): Buffer =>
  changed((part) =>
    part.name === name ? { ...part, content: String(part.content).replace(from, () => to) } : part,
  );

const sheets = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ name: name(index), cells: true }));

const headings = (count: number): string =>
  `<row r="1">${cellOf(0)}${cellOf(1)}${cellOf(OWN).repeat(count)}</row>`;

/** Workbooks that unpack to much, or name one thing many times. */
export const HOSTILE_XLSX: Readonly<Record<string, () => Uint8Array>> = {
  ...HOSTILE_FORMULAS,
  ...HOSTILE_MERGES,
  '16,000 headings that are one text of 30 kB': () =>
    workbook({ rows: headings(16_000) + QUOTE, strings: text('x'.repeat(30_000)) }),
  '190 headings that are one text of 30 kB': () =>
    workbook({ rows: headings(190) + QUOTE, strings: text('x'.repeat(30_000)) }),
  '100 dates that are one text of 4 MB': () =>
    workbook({
      below: filled(inline('t') + inline('s') + cellOf(OWN), 100),
      strings: text('x'.repeat(4 * MEGABYTE)),
    }),
  '80,000 cells that are one text of 4 MB': () =>
    workbook({
      below: filled(cellOf(OWN).repeat(4)),
      strings: text('é\r'.repeat(2 * MEGABYTE)),
    }),
  '80,000 cells that are one text of 32,000 characters': () =>
    workbook({ below: filled(cellOf(OWN).repeat(4)), strings: text('e\u0301'.repeat(16_000)) }),
  '20,000 quotes that are one text of 5,000 characters': () =>
    workbook({
      below: filled(cellOf(OWN) + cellOf(OWN + 1)),
      strings: text('光'.repeat(5000)) + text('明'.repeat(500)),
    }),
  '20,000 quotes of 10 million characters together': () =>
    workbook({
      below: filled(cellOf(OWN) + cellOf(OWN + 1)),
      strings: text('光'.repeat(420)) + text('明'.repeat(100)),
    }),
  '60 sheets with names of 0.8 MB': () =>
    workbook({ sheets: sheets(60, (index) => `${index} ${'n'.repeat(0.8 * MEGABYTE)}`) }),
  '50 sheets with names of 1 MB': () =>
    workbook({ sheets: sheets(50, (index) => `${index} ${'n'.repeat(MEGABYTE)}`) }),
  '3,000 sheets': () => workbook({ sheets: sheets(3000, String) }),
  '50 sheets that are one part of 10 MB': () => {
    const rels = sheets(50, String).map(
      (_, index) =>
        `<Relationship Id="s${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>`,
    );
    const all = xlsxParts({
      rows: HEADER + filled(cellOf(0).repeat(4), 100_000),
      strings: HEADING_STRINGS,
      sheets: sheets(50, String),
    });
    return zipOf(
      all
        .filter(({ name }) => !/sheet(?!1\.)\d+\.xml/.test(name))
        .map((part) =>
          part.name === 'xl/_rels/workbook.xml.rels'
            ? {
                ...part,
                content: String(part.content)
                  .replace(/<Relationship Id="s[^>]*>/g, '')
                  .replace('</Rel', `${rels.join('')}</Rel`),
              }
            : part,
        ),
    );
  },
  '40,000 parts': () =>
    changed(
      (part) => part,
      Array.from({ length: 40_000 }, (_, index) => ({ name: `xl/a${index}.xml`, content: '' })),
    ),
  'a link over the whole sheet': () =>
    workbook({ links: { 'A1:XFD1048576': 'https://example.org/' } }),
  '100,000 links over 1,000 rows each': () =>
    replaceIn(
      SHEET,
      '</worksheet>',
      `<hyperlinks>${'<hyperlink ref="A1:D1000" location="x"/>'.repeat(100_000)}</hyperlinks></worksheet>`,
    ),
  'a text of a million pieces': () =>
    workbook({
      below: filled(cellOf(OWN) + cellOf(1)),
      strings: `<si>${'<r><rPr><b/></rPr><t>x</t></r>'.repeat(MEGABYTE / 2)}</si>`,
    }),
  '500,000 shared strings that are never used': () =>
    workbook({ strings: text('some words').repeat(MEGABYTE / 2) }),
  '20,000 numbers with a format of 1 MB': () => {
    const format = `0${'[$-409]'.repeat(MEGABYTE / 7)}`;
    const parts = xlsxParts({
      rows: HEADER + filled('<c s="1"><v>1</v></c>'.repeat(4)),
      strings: HEADING_STRINGS,
    });
    const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs></styleSheet>`;
    return zipOf(
      parts.map((part) => (part.name === 'xl/styles.xml' ? { ...part, content: styles } : part)),
    );
  },
  '300,000 formats': () =>
    replaceIn(
      'xl/styles.xml',
      /<numFmts>.*<\/cellXfs>/,
      `<numFmts>${Array.from({ length: 150_000 }, (_, index) => `<numFmt numFmtId="${1000 + index}" formatCode="0${index}"/>`).join('')}</numFmts><cellXfs>${Array.from({ length: 150_000 }, (_, index) => `<xf numFmtId="${1000 + index}"/>`).join('')}</cellXfs>`,
    ),
  'a million rows': () => workbook({ below: filled(inline('x'), MEGABYTE) }),
  'a million empty rows': () => workbook({ below: '<row/>'.repeat(MEGABYTE) }),
  'four million empty cells': () => workbook({ below: filled('<c/>'.repeat(200), ROWS) }),
  'a row 4,294,967,290': () => workbook({ below: `<row r="4294967290">${inline('x')}</row>` }),
  'a cell in column ZZZZZZ': () =>
    workbook({ below: `<row r="2"><c r="ZZZZZZ2" t="n"><v>1</v></c></row>` }),
  '20,000 rows with a cell in the last column': () =>
    workbook({
      below: Array.from(
        { length: ROWS },
        (_, row) => `<row r="${row + 2}"><c r="XFD${row + 2}"><v>1</v></c></row>`,
      ).join(''),
    }),
  'a dimension of the whole sheet': () => workbook({ dimension: 'A1:XFD1048576' }),
  'elements in five million others': () => workbook({ below: '<a>'.repeat(5 * MEGABYTE) }),
  'texts that never end': () => workbook({ strings: '<si><t>'.repeat(2 * MEGABYTE) }),
  'cells that never end': () => workbook({ below: `<row>${'<c><v>'.repeat(2 * MEGABYTE)}` }),
  'readings that never end': () =>
    workbook({ strings: `<si><r><t>x</t></r>${'<rPh>'.repeat(2 * MEGABYTE)}</si>` }),
  'comments that never end': () => workbook({ below: '<!-- <!-- '.repeat(2 * MEGABYTE) }),
  'character data that never ends': () =>
    workbook({ strings: `<si><t>${'<![CDATA['.repeat(2 * MEGABYTE)}</t></si>` }),
  'character data of 20 million signs': () =>
    workbook({ strings: `<si><t><![CDATA[${'&'.repeat(20 * MEGABYTE)}]]></t></si>` }),
  'two million pieces of character data': () =>
    workbook({ strings: `<si><t>${'<![CDATA[<]]>'.repeat(2 * MEGABYTE)}</t></si>` }),
  'links that never end': () =>
    replaceIn(SHEET, '</worksheet>', `${'<hyperlink>'.repeat(2 * MEGABYTE)}</worksheet>`),
  'a million character references': () =>
    workbook({ strings: text('&#128512;'.repeat(4 * MEGABYTE)) }),
  'a million content types': () =>
    replaceIn(
      '[Content_Types].xml',
      '</Types>',
      `${'<Override PartName="/xl/a.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"/>'.repeat(MEGABYTE / 4)}</Types>`,
    ),
  '300,000 relations': () =>
    replaceIn(
      'xl/worksheets/_rels/sheet1.xml.rels',
      '</Relationships>',
      `${Array.from({ length: 300_000 }, (_, index) => `<Relationship Id="x${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../c${index}.xml"/>`).join('')}</Relationships>`,
    ),
};
