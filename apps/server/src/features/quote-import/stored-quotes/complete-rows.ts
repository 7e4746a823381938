import { type NewQuote, pickQuoteFields } from '@bahai-friends/contract';
import type { ReadRow } from '@bahai-friends/quote-sheet';
import { ContentIndex } from '@bahai-friends/quote-sheet/content-index';
import type { Queries } from '../../../db/database.ts';
import { translationsOf } from '../../../db/quote-translations.ts';
import {
  everyQuote,
  quotesWithIds,
  type StoredQuote,
} from '../../quotes/stored-quotes.repository.ts';
import { parseKey, type QuoteKeys } from '../keys/quote-key.ts';
import { differsBeyondOriginal, quoteOfRow } from './row-quote.ts';

type IncompleteRow = ReadRow & { readonly missing: NonNullable<ReadRow['missing']> };

const isIncomplete = (row: ReadRow): row is IncompleteRow => row.missing !== undefined;

/** The stored quotes that rows belong to. */
type Owners = Map<ReadRow, StoredQuote>;

/** Rows with the same original in the file, and the stored quote that they belong to. */
interface EqualRows {
  readonly first: IncompleteRow;
  readonly rows: IncompleteRow[];
  owner: StoredQuote | null;
  /** Whether that quote already has everything that the first row has. */
  isThere: boolean;
}

const complete = <Row extends IncompleteRow>(row: Row, owner: StoredQuote): Row => ({
  ...row,
  values: { ...row.values, ...pickQuoteFields(owner, row.missing) },
});

/** Rows that lack the same columns: they and stored quotes are compared without them. */
class RowsLacking {
  readonly #nothing: Partial<NewQuote>;
  readonly #index = new ContentIndex();
  readonly #byContent = new Map<number, EqualRows>();

  constructor(rows: readonly IncompleteRow[]) {
    const missing = rows[0]?.missing ?? [];
    this.#nothing = Object.fromEntries(missing.map((column) => [column, null]));
    for (const row of rows) {
      const content = this.#index.add(row.values);
      const equal = { first: row, rows: [], owner: null, isThere: false };
      this.#byContent.getOrInsert(content, equal).rows.push(row);
    }
  }

  equalTo(stored: StoredQuote): EqualRows | undefined {
    const content = this.#index.find({ ...stored, ...this.#nothing });
    return content === null ? undefined : this.#byContent.get(content);
  }

  owners(): Owners {
    const owned = [...this.#byContent.values()].flatMap(({ rows, owner }) =>
      owner === null ? [] : rows.map((row) => [row, owner] as const),
    );
    return new Map(owned);
  }
}

async function ownersByKey(
  db: Queries,
  rows: readonly IncompleteRow[],
  keys: QuoteKeys | null,
): Promise<Owners> {
  const owners: Owners = new Map();
  const named = Map.groupBy(rows, ({ key }) => parseKey(key)?.id);
  if (keys === null) return owners;
  const ids = [...named.keys()].filter((id) => id !== undefined);
  for await (const slice of quotesWithIds(db, ids)) {
    for (const stored of slice) {
      for (const row of named.get(stored.id) ?? []) {
        const key = parseKey(row.key);
        if (key && keys.isOf(key, stored)) owners.set(row, stored);
      }
    }
  }
  return owners;
}

/**
 * The stored quotes of rows by their original: of several the first, unless another one has everything of the row
 * already.
 */
async function ownersByContent(db: Queries, rows: readonly IncompleteRow[]): Promise<Owners> {
  const groups = [...Map.groupBy(rows, ({ missing }) => missing.join()).values()].map(
    (alike) => new RowsLacking(alike),
  );
  if (groups.length === 0) return new Map();
  for await (const slice of everyQuote(db)) {
    const pairs = slice.flatMap((stored) =>
      groups
        .map((group) => group.equalTo(stored))
        .filter((equal) => equal !== undefined)
        .map((equal) => ({ stored, equal })),
    );
    const ids = new Set(pairs.map(({ stored }) => stored.id));
    const translations = await translationsOf(db, [...ids]);
    for (const { stored, equal } of pairs) {
      if (equal.isThere) continue;
      const whole = { ...stored, translations: translations.get(stored.id) ?? [] };
      const { quote, issue } = quoteOfRow(complete(equal.first, stored), whole, false);
      equal.isThere = issue === null && !differsBeyondOriginal(whole, quote);
      if (equal.isThere) equal.owner = stored;
      else equal.owner ??= stored;
    }
  }
  return new Map(groups.flatMap((group) => [...group.owners()]));
}

/**
 * The rows of a file, completed with values of their stored quotes where the file has no column. The stored quote is
 * that of the row's key; or, where the file has languages, one with the row's original as far as the file has it.
 *
 * @param keys Null when the installation has made none yet.
 */
export async function completeRows(
  db: Queries,
  rows: readonly ReadRow[],
  keys: QuoteKeys | null,
): Promise<readonly ReadRow[]> {
  const incomplete = rows.filter(isIncomplete);
  if (incomplete.length === 0) return rows;
  const named = await ownersByKey(db, incomplete, keys);
  const translating = incomplete.filter((row) => row.later !== undefined && !named.has(row));
  const owners = new Map([...named, ...(await ownersByContent(db, translating))]);
  return rows.map((row) => {
    const owner = owners.get(row);
    return owner && isIncomplete(row) ? complete(row, owner) : row;
  });
}
