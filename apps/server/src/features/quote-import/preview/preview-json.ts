import {
  kindOfColumn,
  PREVIEW_BYTES_MAX,
  PREVIEW_CUT_AT,
  PREVIEW_WHOLE_ROWS_MAX,
  type Preview,
  type PreviewRow,
  pickQuoteFields,
  QUOTE_COLUMNS,
  say,
  type Translation,
} from '@bahai-friends/contract';
import { beginning, longListJson } from '../json-pieces.ts';
import { changeTranslation } from './change-translation.ts';

/** The code points to which texts are cut. */
interface Cuts {
  /** For values of rows that should be whole if there is room. */
  readonly whole: number;
  /** For values of other rows. */
  readonly others: number;
  /** For messages of problems; null leaves them out. */
  readonly messages: number | null;
}

const NO_CUT = Number.POSITIVE_INFINITY;
const cutsTo = (max: number): Cuts => ({ whole: max, others: max, messages: max });
/** The cuts, tried one after the other until all rows fit. */
const CUTS: readonly Cuts[] = [
  { whole: NO_CUT, others: PREVIEW_CUT_AT, messages: NO_CUT },
  { whole: 5000, others: PREVIEW_CUT_AT, messages: NO_CUT },
  { whole: 1000, others: PREVIEW_CUT_AT, messages: NO_CUT },
  { whole: PREVIEW_CUT_AT, others: PREVIEW_CUT_AT, messages: NO_CUT },
  cutsTo(100),
  cutsTo(50),
  cutsTo(20),
  { whole: 0, others: 0, messages: null },
];

/** The values of a problem with shorter texts, also within lists. */
const cutValues = (values: object, cut: (text: string) => string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(values), (_, value) =>
    typeof value === 'string' ? cut(value) : value,
  );

function cutRow(row: PreviewRow, values: number, messages: number | null): PreviewRow {
  let isCut = false;
  const cut = (text: string, max: number): string => {
    const kept = beginning(text, max);
    isCut ||= kept.length < text.length;
    return kept;
  };
  // Without texts, the languages alone would take more room than all other values.
  const cutAll = (translations: readonly Translation[]): Translation[] => {
    if (values > 0) {
      return translations.map((one) => changeTranslation(one, (text) => cut(text, values)));
    }
    isCut ||= translations.length > 0;
    return [];
  };
  const { issues, stored, asStored } = row;
  const shown: PreviewRow = {
    row: row.row,
    status: row.status,
    ...pickQuoteFields(row, QUOTE_COLUMNS, (text) => cut(text, values)),
    ...(row.translations && { translations: cutAll(row.translations) }),
    issues:
      messages === null
        ? []
        : issues.map((issue) => ({
            ...issue,
            values: cutValues(issue.values, (text) => cut(text, messages)),
            message: cut(issue.message, messages),
          })),
    ...(stored && {
      stored: {
        ...pickQuoteFields(stored, QUOTE_COLUMNS, (text, column) =>
          // A part of a day would mean nothing.
          kindOfColumn(column) === 'date' ? text : cut(text, values),
        ),
        ...(stored.translations && { translations: cutAll(stored.translations) }),
      },
    }),
    ...(asStored && { asStored }),
  };
  if (messages === null && issues.length > 0) isCut = true;
  return isCut ? { ...shown, cut: true } : shown;
}

const notAllShown = (rows: number) => say('rows-not-all-shown', { rows });

/** The rows to show whole: those that a call asks for, else the first with problems. */
function wholeRows(rows: readonly PreviewRow[], areAsked: boolean): ReadonlySet<PreviewRow> {
  if (areAsked) return new Set(rows);
  const problems = rows.filter(({ status }) => status === 'problem');
  return new Set(problems.slice(0, PREVIEW_WHOLE_ROWS_MAX));
}

/**
 * A preview as JSON in UTF-8, in pieces, made without keeping other requests waiting. Values are cut to
 * `PREVIEW_CUT_AT` code points, but in the first `PREVIEW_WHOLE_ROWS_MAX` rows with problems. If this is too long,
 * texts are cut shorter until all rows fit. If even rows without texts do not, which takes more than a hundred thousand
 * of them, only the first are included, and a note says so.
 *
 * @param preview With all rows, whole.
 * @param asked The numbers of the only rows that are wanted, and wanted whole.
 * @param bytesMax The most bytes of all pieces together; everything but the rows has to fit.
 */
export async function previewJson(
  { rows: all, ...head }: Preview,
  asked?: readonly number[],
  bytesMax = PREVIEW_BYTES_MAX,
): Promise<readonly Uint8Array[]> {
  const numbers = new Set(asked);
  const rows = asked ? all.filter(({ row }) => numbers.has(row)) : all;
  const whole = wholeRows(rows, asked !== undefined);
  return longListJson(
    {
      head,
      name: 'rows',
      items: rows,
      cuts: CUTS,
      toJson: (row, cuts: Cuts) =>
        JSON.stringify(cutRow(row, whole.has(row) ? cuts.whole : cuts.others, cuts.messages)),
      notAllShown,
    },
    bytesMax,
  );
}
