import { filled, MEGABYTE, OWN, text, workbook } from './hostile-workbook.ts';

const link = (address: string): string => `HYPERLINK("https://a.b/${address}","x")`;

/** Workbooks whose formulas are long, or shared by many cells. */
export const HOSTILE_FORMULAS: Readonly<Record<string, () => Uint8Array>> = {
  'a formula of 1 MB that 20,000 cells share': () =>
    workbook({
      below: `<row><c><f t="shared" si="0" ref="A2:A20001">${'A1+'.repeat(MEGABYTE / 3)}1</f><v>1</v></c></row>${filled('<c><f t="shared" si="0"/><v>1</v></c>')}`,
    }),
  '450,000 formulas for links that share one of 30 kB': () =>
    workbook({
      below: `<row><c t="s"><f t="shared" si="0" ref="A2:A500000">${link('x'.repeat(30_000))}</f><v>${OWN}</v></c></row>${filled(`<c t="s"><f t="shared" si="0"/><v>${OWN}</v></c>`, 450_000)}`,
      strings: text('x'.repeat(30_000)),
    }),
  '400,000 formulas for links that share one of 8 kB': () =>
    workbook({
      below: `<row><c t="s"><f t="shared" si="0" ref="A2:A400000">${link('x'.repeat(8000))}</f><v>${OWN}</v></c></row>${filled(`<c t="s"><f t="shared" si="0"/><v>${OWN}</v></c>`, 400_000)}`,
      strings: text('x'.repeat(30_000)),
    }),
  '200,000 formulas for links to a text of 30 kB': () =>
    workbook({
      below: filled(`<c t="s"><f>HYPERLINK("https://a.b/",A1)</f><v>${OWN}</v></c>`, 200_000),
      strings: text('x\r'.repeat(15_000)),
    }),
  '5,000 formulas for links of quotation marks': () =>
    workbook({ below: filled(`<c><f>${link('""'.repeat(4000))}</f><v>1</v></c>`, 5000) }),
  '5,000 formulas for links of spaces': () =>
    workbook({
      below: filled(`<c><f>HYPERLINK("x",${' '.repeat(8000)}"</f><v>1</v></c>`, 5000),
    }),
  '50,000 array formulas over the whole sheet': () =>
    workbook({
      below: filled('<c><f t="array" ref="A1:XFD1048576">1</f><v>1</v></c>', 50_000),
    }),
};
