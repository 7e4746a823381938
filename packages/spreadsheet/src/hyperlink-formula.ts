/**
 * In characters, as many as spreadsheet programs take:
 * https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
 */
export const FORMULA_MAX = 8192;

const TEXT = '"((?:[^"]|"")*)"';
/** No two repetitions in a row take the same characters, so that its time grows with the length alone. */
const HYPERLINK = new RegExp(
  `^=?HYPERLINK\\(\\s*${TEXT}\\s*([,;](?:\\s*${TEXT}\\s*|[^"()]*))?\\)$`,
  'i',
);

/** The two arguments of a HYPERLINK formula. */
interface HyperlinkFormula {
  readonly address: string;
  /** What the cell shows; undefined when the formula takes it from somewhere else. */
  readonly shown: string | undefined;
}

const unquoted = (text: string): string => text.replaceAll('""', '"');

/**
 * The address in a formula such as `HYPERLINK("https://a.example/","shown")`, with or without an equals
 * sign, with commas or semicolons.
 *
 * @returns null for any other formula, and for an address that is not written in it as a text
 * @example
 * parseHyperlink('=HYPERLINK("https://a.example/";A2)'); // { address: 'https://a.example/', shown: undefined }
 */
export function parseHyperlink(formula: string): HyperlinkFormula | null {
  if (formula.length > FORMULA_MAX) return null;
  const [match, address = '', rest, shown] = HYPERLINK.exec(formula.trim()) ?? [];
  const trimmed = unquoted(address).trim();
  if (match === undefined || trimmed === '') return null;
  if (rest === undefined) return { address: trimmed, shown: trimmed };
  return { address: trimmed, shown: shown === undefined ? undefined : unquoted(shown) };
}
