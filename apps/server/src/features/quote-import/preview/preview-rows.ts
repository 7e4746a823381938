import {
  type NewQuote,
  PREVIEW_CUT_AT,
  type PreviewIssue,
  type PreviewRow,
  partsOfColumn,
  pickQuoteFields,
  QUOTE_COLUMNS,
  type RowStatus,
  TRANSLATED_FIELDS,
  type TranslatedField,
  type Translation,
} from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import type { ReadRow } from '@bahai-friends/quote-sheet';
import type { Queries } from '../../../db/database.ts';
import { translationsOf } from '../../../db/quote-translations.ts';
import { inSlices } from '../../../db/slices.ts';
import { quotesWithIds } from '../../quotes/stored-quotes.repository.ts';
import { beginning } from '../json-pieces.ts';
import type { Outcome, UploadPlan } from '../plan/plan-upload.ts';
import type { ComparedRow, StoredComparison } from '../stored-quotes/compare-with-stored.ts';
import { changeTranslation } from './change-translation.ts';

const STATUS_OF: Readonly<Record<Exclude<Outcome, 'added'>, RowStatus>> = {
  changed: 'changed',
  outdated: 'outdated',
  same: 'same',
  repeated: 'same',
  'left out': 'left out',
};

/** A row that is added is in conflict when it will not be the only quote of its date. */
function statusOf(outcome: Outcome, { displayDate }: ComparedRow, plan: UploadPlan): RowStatus {
  if (outcome !== 'added') return STATUS_OF[outcome];
  return displayDate !== null && plan.countAfter(displayDate) > 1 ? 'conflict' : 'new';
}

/** A row with its values, as a preview has it. */
const previewRow = (
  row: number,
  status: RowStatus,
  { translations, ...values }: ShownQuote,
  issues: readonly PreviewIssue[] = [],
): PreviewRow => ({
  row,
  status,
  ...values,
  ...(translations && { translations: [...translations] }),
  issues: [...issues],
});

interface ShownQuote extends Readonly<NewQuote> {
  readonly translations?: readonly Translation[] | undefined;
}

/** The quote of a row, even where it cannot be read. */
function shownQuote({ values, later }: Pick<ReadRow, 'values' | 'later'>): ShownQuote {
  const columns = Object.entries(later?.translated ?? {});
  if (columns.length === 0) return values;
  const found = new Map<Language, Record<TranslatedField, string | null>>();
  for (const [column, value = null] of columns) {
    const parts = partsOfColumn(column);
    if (parts === null || value === null) continue;
    found.getOrInsertComputed(parts.language, () => ({ ...NO_FIELDS }))[parts.field] = value;
  }
  const translations = Array.from(found, ([language, { text, ...fields }]) => ({
    ...fields,
    language,
    text: text ?? '',
  }));
  return { ...values, translations };
}

const NO_FIELDS = Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, null])) as Record<
  TranslatedField,
  null
>;

/** The rows that can be added, with their outcomes, and those that stored quotes forbid. */
async function judgedRows(
  { rows, stored, problems }: StoredComparison,
  plan: UploadPlan,
): Promise<PreviewRow[]> {
  const judged = Array.from(problems, ([row, issue]) =>
    previewRow(row.row, 'problem', shownQuote(row), [issue]),
  );
  let index = 0;
  for await (const slice of inSlices(rows)) {
    for (const compared of slice) {
      const status = statusOf(plan.outcomes[index] ?? 'same', compared, plan);
      const { row, quote, key, content, isTranslating } = compared;
      const isAsStored = key !== null && !isTranslating && stored.get(key.id)?.content === content;
      judged.push({ ...previewRow(row, status, quote), ...(isAsStored && { asStored: true }) });
      index += 1;
    }
  }
  return judged;
}

/** One code point more than is shown, so that a cut can be recognised. */
const cut = (text: string): string => beginning(text, PREVIEW_CUT_AT + 1);

/** Adds the stored quotes to the rows that name them, or that would add to them, unless they are equal. */
async function addStored(
  db: Queries,
  rows: readonly PreviewRow[],
  { rows: compared, named }: StoredComparison,
  areWhole: boolean,
): Promise<void> {
  const ids = new Map(named);
  for (const { row, key } of compared) if (key) ids.set(row, key.id);
  const wanted = new Map<number, PreviewRow[]>();
  for (const each of rows) {
    const id = each.asStored ? undefined : ids.get(each.row);
    if (id !== undefined) wanted.getOrInsertComputed(id, () => []).push(each);
  }
  const shown = areWhole ? undefined : cut;
  for await (const slice of quotesWithIds(db, [...wanted.keys()])) {
    const translated = slice.filter(({ id }) => wanted.get(id)?.some((row) => row.translations));
    const translations = await translationsOf(
      db,
      translated.map(({ id }) => id),
    );
    for (const quote of slice) {
      for (const row of wanted.get(quote.id) ?? []) {
        row.stored = pickQuoteFields(quote, QUOTE_COLUMNS, shown);
        if (!row.translations) continue;
        row.stored.translations = (translations.get(quote.id) ?? []).map((one) =>
          changeTranslation(one, shown),
        );
      }
    }
  }
}

/**
 * What becomes of each row of a file, in the file's order. A row that can be added has the status of the plan, with
 * `conflict` instead of `new` when its date will have another quote, too. Other rows have the status from reading; they
 * take no date. All of this may change until the upload.
 *
 * @param asked The numbers of the only rows whose stored quotes are wanted, and wanted whole.
 */
export async function previewRows(
  db: Queries,
  comparison: StoredComparison,
  plan: UploadPlan,
  asked?: readonly number[],
): Promise<PreviewRow[]> {
  const judged = await judgedRows(comparison, plan);
  const others = comparison.others.map((row) =>
    previewRow(row.row, row.status, shownQuote(row), row.issues),
  );
  const rows = [...others, ...judged].sort((a, b) => a.row - b.row);
  const numbers = new Set(asked);
  const shown = asked ? rows.filter(({ row }) => numbers.has(row)) : rows;
  // Of rows that are left out or have problems, too: put back or corrected, they change what they name.
  await addStored(db, shown, comparison, asked !== undefined);
  return rows;
}
