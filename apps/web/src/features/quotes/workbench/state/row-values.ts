import {
  type CellColumn,
  LANGUAGE_COLUMNS,
  LATER_COLUMNS,
  type LanguageColumn,
  type Preview,
  partsOfColumn,
  QUOTE_COLUMNS,
  type QuoteColumn,
  type Translation,
} from '@bahai-friends/contract';

/** The values of a row or of a stored quote. */
export type RowValues = Readonly<Record<QuoteColumn, string | null>> & {
  readonly translations?: readonly Translation[] | undefined;
};

/** The value of a column; null for none. */
export function valueIn(values: RowValues, column: CellColumn): string | null {
  const translated = partsOfColumn(column);
  if (translated === null) return values[column as QuoteColumn];
  const { field, language } = translated;
  const translation = values.translations?.find((one) => one.language === language);
  return translation?.[field] || null;
}

const isRead = (preview: Preview, column: CellColumn): boolean =>
  preview.columns.some((one) => one.column === column);

/** The columns of quotes that are shown for a file: most files have no later ones. */
export const quoteColumnsOf = (preview: Preview): readonly QuoteColumn[] =>
  QUOTE_COLUMNS.filter((column) => !LATER_COLUMNS.includes(column) || isRead(preview, column));

/** The columns that a file has for translations. */
export const languageColumnsOf = (preview: Preview): readonly LanguageColumn[] =>
  LANGUAGE_COLUMNS.filter((column) => isRead(preview, column));
