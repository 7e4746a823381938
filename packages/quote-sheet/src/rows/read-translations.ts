import {
  kindOfColumn,
  type LanguageColumn,
  NewTranslation,
  partsOfColumn,
  saidOfIssue,
  say,
  type TranslatedField,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import type { TranslatedValues } from '../file-row.ts';
import type { RowReader } from './row-reader.ts';

/** The columns that a file has for translations to one language. */
interface LanguageGroup {
  readonly language: Language;
  readonly columns: ReadonlyMap<TranslatedField, LanguageColumn>;
}

/** The translations of a row. */
export interface TranslatedCells {
  readonly groups: readonly LanguageGroup[];
  readonly cellOf: (column: LanguageColumn) => SheetCell | undefined;
  /** The language of the quotes where no column says it: that in the heading of their texts. */
  readonly ownLanguage: Language | null;
  /** Whether the row may belong to a stored quote, which may have what the file has no column for. */
  readonly hasKey: boolean;
}

export const NOT_TRANSLATED: TranslatedCells = {
  groups: [],
  cellOf: () => undefined,
  ownLanguage: null,
  hasKey: false,
};

/** Columns of translations by language. */
export function languageGroups(columns: readonly LanguageColumn[]): readonly LanguageGroup[] {
  const groups = new Map<Language, Map<TranslatedField, LanguageColumn>>();
  for (const column of columns) {
    const parts = partsOfColumn(column);
    if (parts === null) continue;
    groups.getOrInsertComputed(parts.language, () => new Map()).set(parts.field, column);
  }
  return Array.from(groups, ([language, fields]) => ({ language, columns: fields }));
}

type Values = Partial<Record<LanguageColumn, string | null>>;

/** Reads the translations of one row. */
class TranslationReader {
  readonly values: Values = {};
  readonly #reader: RowReader;
  readonly #row: TranslatedCells;
  readonly #own: string | null;

  constructor(reader: RowReader, row: TranslatedCells, own: string | null) {
    this.#reader = reader;
    this.#row = row;
    this.#own = own;
  }

  read({ language, columns }: LanguageGroup): void {
    let first: LanguageColumn | undefined;
    for (const [field, column] of columns) {
      const value = this.#value(field, column, columns);
      this.values[column] = value;
      if (value !== null) first ??= column;
    }
    if (first === undefined) return;
    if (language === this.#own) {
      this.#reader.addIssue(first, say('language-of-original', { language }));
    }
    const text = columns.get('text');
    const isTextKnown = text !== undefined || !this.#row.hasKey;
    if (isTextKnown && !(text && this.values[text])) {
      this.#reader.addIssue(`text:${language}`, say('translation-without-text', { language }));
    }
  }

  #value(
    field: TranslatedField,
    column: LanguageColumn,
    columns: LanguageGroup['columns'],
  ): string | null {
    const cell = this.#cell(column);
    const linking = [this.#cell(columns.get('source')), this.#cell(columns.get('text'))];
    const place = { cell, column, linking, date: undefined };
    const read = this.#reader[kindOfColumn(column)](place);
    if (!read) return null;
    const { data, error } = NewTranslation.shape[field].safeParse(read);
    for (const issue of error?.issues ?? []) {
      if (!this.#reader.hasIssue(column)) this.#reader.addIssue(column, saidOfIssue(issue));
    }
    return data ?? read;
  }

  #cell(column: LanguageColumn | undefined): SheetCell | undefined {
    return column && this.#row.cellOf(column);
  }
}

/**
 * Reads the translations of a row, and finds what is wrong with them.
 *
 * @param own The language of the row itself; null when nobody has said it.
 */
export function readTranslations(
  reader: RowReader,
  row: TranslatedCells,
  own: string | null,
): TranslatedValues {
  const translations = new TranslationReader(reader, row, own);
  for (const group of row.groups) translations.read(group);
  return translations.values;
}
