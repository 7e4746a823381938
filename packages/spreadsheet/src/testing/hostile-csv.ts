const LARGEST = 5 * 1024 * 1024;
const HEADER = 'text,source,displayDate,referenceUrl\n';

const filledUp = (beginning: string, piece: string): Buffer =>
  Buffer.from(beginning + piece.repeat((LARGEST - beginning.length) / piece.length));

const rows = (count: number, row: (index: number) => string): Buffer =>
  Buffer.from(HEADER + Array.from({ length: count }, (_, index) => row(index)).join('\n'));

/** CSV files as large as uploads may be, or full of what messages quote. */
export const HOSTILE_CSV: Readonly<Record<string, () => Uint8Array>> = {
  '2.5 million headings': () => filledUp('text,source', ',a'),
  '5 million separators': () => filledUp('text,source', ','),
  '2.5 million values in a row': () => filledUp(`${HEADER}a,b`, ',c'),
  '5 million empty lines': () => filledUp(HEADER, '\n'),
  '2.5 million rows': () => filledUp(HEADER, 'a\n'),
  'one text of 5 MB': () => filledUp(`${HEADER}a,b,`, 'x'),
  'one quotation that never ends': () => filledUp(`${HEADER}"`, 'x\n'),
  '2.5 million quotation marks': () => filledUp(`${HEADER}"`, '""'),
  '19,000 examples': () =>
    rows(19_001, (index) => (index > 0 ? `EXAMPLE (not imported): ${index},s` : 'Quote,Source')),
  '19,000 rows with four problems': () => rows(19_000, () => `,,${'9'.repeat(200)},ftp://x`),
  'texts of control characters': () =>
    rows(800, () => `t,s,${'\u0001'.repeat(6000)}${'\u{1F600}'.repeat(40)},`),
  'a line for the separator that never ends': () => filledUp('sep=', ';'),
  'a line for the separator and quotation marks': () => filledUp('"sep=;', '""'),
  '5 MB of letters in no encoding': () =>
    Buffer.alloc(LARGEST, 'text,source\n\xe3\x81\xff,\xb3', 'latin1'),
  '5 MB of one word in no encoding': () => Buffer.alloc(LARGEST, '\xe9\xc0', 'latin1'),
  'one letter in no encoding behind 5 MB': () =>
    Buffer.concat([
      rows(19_000, (index) => `Quote ${index} ${'x'.repeat(250)},Source`),
      Buffer.from([0xe9]),
    ]),
  '19,000 formulas for links': () =>
    rows(
      19_000,
      (index) => `"=HYPERLINK(""https://example.org/${index}"",""${'"'.repeat(40)}"")",s`,
    ),
  'formulas for links of quotation marks and spaces': () =>
    rows(600, () => `"=HYPERLINK(""${'""""'.repeat(1000)}"";${' '.repeat(4000)}",s`),
  '20,000 days': () =>
    rows(20_000, (index) => {
      const day = new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10);
      return `Quote ${index},Source,${day},`;
    }),
};
