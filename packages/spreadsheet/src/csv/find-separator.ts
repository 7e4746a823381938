import { CsvError, type Options, parse } from 'csv-parse/sync';

/** The separators that are read, in the order of preference. */
export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Any of the line ends, in one file too. */
export const PARSE_OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
} satisfies Options;

/** In UTF-16 code units: more than any header takes, however many separators it ends with. */
const HEADER_MAX = 100_000;
/** Records among which the headings are looked for, and values of each. */
const RECORDS_MAX = 20;
const VALUES_MAX = 1000;

/**
 * A first line by which Excel sets the separator of a file and which it does not show as a row:
 * https://superuser.com/questions/773644
 */
const SEPARATOR_LINE = /^(?:sep=([,;\t])|"sep=([,;\t])")(?:\r\n|\n|\r|$)/i;

/** How a file is separated. */
interface FoundSeparator {
  readonly separator: CsvSeparator;
  /** How many columns the headings name that are read so. */
  readonly columns: number;
  /** The text without the line that names the separator. */
  readonly text: string;
}

/** The first records of a text; fewer when quotation marks do not fit together. */
function firstRecords(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  try {
    parse(text.slice(0, HEADER_MAX), {
      ...PARSE_OPTIONS,
      relax_quotes: true,
      delimiter,
      to: RECORDS_MAX,
      on_record(record: string[]) {
        records.push(record);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return records;
}

/** How regular a table is: the share of its records that have its width; 0 when that is one column. */
function regularity(records: readonly (readonly string[])[]): { share: number; width: number } {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  let [width, count] = [1, 0];
  for (const [length, times] of counts) if (times > count) [width, count] = [length, times];
  return width > 1 ? { share: count / records.length, width } : { share: 0, width };
}

/**
 * The separator with which one of the first 20 records names most columns; when none names any, the one
 * that makes the most regular table, and then the widest; the first of {@link CSV_SEPARATORS} that does so.
 * A first line such as `sep=;` decides.
 *
 * @param wanted The separator, where it is known.
 * @param columnsNamed How many different known columns a record names.
 */
export function findSeparator(
  content: string,
  wanted: CsvSeparator | undefined,
  columnsNamed: (record: readonly string[]) => number,
): FoundSeparator {
  const [line = '', bare, quoted] = SEPARATOR_LINE.exec(content) ?? [];
  const text = content.slice(line.length);
  const told = wanted ?? ((bare ?? quoted) as CsvSeparator | undefined);
  const tried = (told === undefined ? CSV_SEPARATORS : [told]).map((separator) => {
    const records = firstRecords(text, separator);
    const columns = Math.max(
      0,
      ...records.map((record) => columnsNamed(record.slice(0, VALUES_MAX))),
    );
    return { separator, columns, ...regularity(records) };
  });
  const most = Math.max(...tried.map(({ columns }) => columns));
  const { separator } = tried.reduce((best, next) => {
    if (most > 0) return next.columns > best.columns ? next : best;
    const isBetter =
      next.share > best.share || (next.share === best.share && next.width > best.width);
    return isBetter ? next : best;
  });
  return { separator, columns: most, text };
}
