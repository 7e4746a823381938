import {
  FILE_COLUMNS,
  type FileColumn,
  partsOfColumn,
  TRANSLATED_FIELDS,
} from '@bahai-friends/contract';
import { LANGUAGES, type Language } from '@bahai-friends/languages';
import { meaningOf } from './heading-meaning.ts';
import type { Meaning } from './heading-words.ts';

/** The columns of the three parts of a date. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Which column a person chose for each product column; null for none. */
export type ChosenColumns = ReadonlyMap<FileColumn, number | null>;

export interface ColumnMatch {
  readonly at: ReadonlyMap<FileColumn, number>;
  readonly dateParts: DateParts | null;
  /** Whether the date's heading only says 'day': its column may have weekdays, or numbers. */
  readonly isDateByDay: boolean;
  /** Product columns that several columns of the file match equally well, and which do. */
  readonly doubled: readonly {
    column: FileColumn;
    name: Meaning;
    columns: readonly number[];
  }[];
  /** Columns of the file whose headings name several languages, and what each may be. */
  readonly unsure: readonly { column: number; candidates: readonly FileColumn[] }[];
  /** The language that the heading of the quotes' texts names; null when it names none. */
  readonly textLanguage: Language | null;
  /** Product columns that no column of the file matches, unless somebody said that the file has none. */
  readonly missing: ReadonlySet<FileColumn>;
}

const DATE_PARTS = ['year', 'month', 'day'] as const;

/** The columns for each meaning: of those whose heading has the meaning, the ones with the lowest rank, usually one. */
function columnsByMeaning(
  names: readonly string[],
  taken: ReadonlySet<number | null>,
): ReadonlyMap<Meaning, readonly number[]> {
  const best = new Map<Meaning, { rank: number; columns: number[] }>();
  names.forEach((name, column) => {
    const found = taken.has(column) ? undefined : meaningOf(name);
    if (!found || found.others) return;
    const known = best.get(found.meaning);
    if (!known || found.rank < known.rank) {
      best.set(found.meaning, { rank: found.rank, columns: [column] });
    } else if (found.rank === known.rank) known.columns.push(column);
  });
  return new Map([...best].map(([meaning, { columns }]) => [meaning, columns]));
}

/** The columns for the meaning of a heading: a reference is a source or a link. */
function candidatesOf(meaning: Meaning): readonly FileColumn[] {
  const language = LANGUAGES.find((one) => meaning === `reference:${one}`);
  if (language) return [`source:${language}`, `referenceUrl:${language}`];
  return FILE_COLUMNS.filter((column) => column === meaning);
}

/** The columns whose headings name several languages, until somebody has said what is in each of these. */
function unsureColumns(names: readonly string[], chosen: ChosenColumns): ColumnMatch['unsure'] {
  const taken = new Set(chosen.values());
  return names.flatMap((name, column) => {
    const found = taken.has(column) ? undefined : meaningOf(name);
    if (!found?.others) return [];
    const candidates = [found.meaning, ...found.others].flatMap(candidatesOf);
    return candidates.every((candidate) => chosen.has(candidate)) ? [] : [{ column, candidates }];
  });
}

/** Finds which column of a file is which, by choice and then by heading. */
class ColumnMatcher {
  readonly #found = new Map<FileColumn, readonly number[]>();
  readonly #chosen: ChosenColumns;
  readonly #named: ReadonlyMap<Meaning, readonly number[]>;

  constructor(names: readonly string[], chosen: ChosenColumns) {
    this.#chosen = chosen;
    this.#named = columnsByMeaning(names, new Set(chosen.values()));
    for (const column of FILE_COLUMNS) this.#found.set(column, this.#chosenOrNamed(column));
  }

  #chosenOrNamed(column: FileColumn): readonly number[] {
    const chosen = this.#chosen.get(column);
    if (chosen === undefined) return this.named(column);
    return chosen === null ? [] : [chosen];
  }

  named(meaning: Meaning): readonly number[] {
    return this.#named.get(meaning) ?? [];
  }

  isMissing(column: FileColumn): boolean {
    return !this.#chosen.has(column) && this.columns(column).length === 0;
  }

  columns(column: FileColumn): readonly number[] {
    return this.#found.get(column) ?? [];
  }

  isChosen(column: FileColumn): boolean {
    return this.#chosen.has(column);
  }

  /** Uses the columns of a meaning for a product column that is missing. */
  take(column: FileColumn, meaning: Meaning): void {
    this.#found.set(column, this.named(meaning));
  }

  /** Uses the columns of a product column for another one, beside those that it has. */
  move(from: FileColumn, to: FileColumn): void {
    this.#found.set(to, [...this.columns(to), ...this.columns(from)]);
    this.leave(from);
  }

  /** Uses a product column for nothing. */
  leave(column: FileColumn): void {
    this.#found.set(column, []);
  }
}

/** A column 'Reference' holds either web addresses or sources; its values decide. */
function placeReference(
  matcher: ColumnMatcher,
  hasAddresses: (column: number) => boolean,
  language?: Language,
): void {
  const inLanguage = <F extends 'reference' | 'referenceUrl' | 'source'>(name: F) =>
    language === undefined ? name : (`${name}:${language}` as const);
  const references = matcher.named(inLanguage('reference'));
  if (references.length === 0) return;
  const [link, source] = [inLanguage('referenceUrl'), inLanguage('source')];
  if (matcher.isMissing(link) && references.every(hasAddresses)) {
    matcher.take(link, inLanguage('reference'));
  } else if (matcher.isMissing(source)) matcher.take(source, inLanguage('reference'));
}

/** The language that a heading names for a text; null when it names none, or several. */
function languageOfHeading(name: string | undefined): Language | null {
  const { meaning = '', others } = meaningOf(name ?? '') ?? {};
  return others ? null : (partsOfColumn(meaning)?.language ?? null);
}

/**
 * When no column has the quotes' own texts, the column of texts in the community's language is taken for it. The other
 * columns in that language are then the quotes' own, too.
 *
 * @returns The language that the heading of the texts names.
 */
function placeOriginal(
  matcher: ColumnMatcher,
  names: readonly string[],
  language: Language | null,
): Language | null {
  if (matcher.isMissing('text') && language) matcher.move(`text:${language}`, 'text');
  const [text, ...others] = matcher.columns('text');
  const named = text === undefined || others.length > 0 ? null : languageOfHeading(names[text]);
  if (named === null) return null;
  for (const field of TRANSLATED_FIELDS) {
    const translated = `${field}:${named}` as const;
    if (field === 'text' || matcher.isChosen(translated)) continue;
    if (matcher.isChosen(field)) matcher.leave(translated);
    else matcher.move(translated, field);
  }
  return named;
}

/** The date is either in three columns, for year, month and day, or in the column 'day' alone. */
function placeDate(matcher: ColumnMatcher): { parts: DateParts | null; isByDay: boolean } {
  const [year, month, day] = DATE_PARTS.map((part) => matcher.named(part)[0]);
  if (!matcher.isMissing('displayDate') || day === undefined)
    return { parts: null, isByDay: false };
  if (year !== undefined && month !== undefined) {
    return { parts: { year, month, day }, isByDay: false };
  }
  matcher.take('displayDate', 'day');
  return { parts: null, isByDay: true };
}

/** The columns that match a product column, or a part of its date, equally well. */
const claim = (column: FileColumn, name: Meaning, columns: readonly number[]) => ({
  column,
  name,
  columns,
});

/**
 * Finds the column of a file for each product column. A column that somebody chose is not matched by its
 * heading. Of several columns whose headings match, the one with the lowest rank is taken, wherever it
 * stands. When several have the lowest rank, none is taken.
 *
 * @param names The headings by column.
 * @param hasAddresses Whether the values of a column are web addresses.
 * @param language The community's.
 */
export function matchColumns(
  names: readonly string[],
  chosen: ChosenColumns,
  hasAddresses: (column: number) => boolean,
  language: Language | null = null,
): ColumnMatch {
  const matcher = new ColumnMatcher(names, chosen);
  placeReference(matcher, hasAddresses);
  for (const each of LANGUAGES) placeReference(matcher, hasAddresses, each);
  const textLanguage = placeOriginal(matcher, names, language);
  const { parts, isByDay } = placeDate(matcher);
  const claims = FILE_COLUMNS.map((column) => claim(column, column, matcher.columns(column)));
  const partClaims = parts
    ? DATE_PARTS.map((part) => claim('displayDate', part, matcher.named(part)))
    : [];
  const doubled = [...claims, ...partClaims].filter(({ columns }) => columns.length > 1);
  const single = claims.flatMap(({ column, columns: [index, ...others] }) =>
    index === undefined || others.length > 0 ? [] : [[column, index] as const],
  );
  const isDate = partClaims.every(({ columns }) => columns.length === 1);
  return {
    at: new Map(single),
    dateParts: isDate ? parts : null,
    isDateByDay: isByDay,
    doubled,
    unsure: unsureColumns(names, chosen),
    textLanguage,
    missing: new Set(
      FILE_COLUMNS.filter(
        (column) => matcher.isMissing(column) && !(column === 'displayDate' && parts),
      ),
    ),
  };
}
