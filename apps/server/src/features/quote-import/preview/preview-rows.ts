import {
  KEY_COLUMN,
  PREVIEW_CUT_AT,
  type PreviewRow,
  type RowStatus,
  type StoredValues,
} from '@bahai-friends/contract';
import type { Queries } from '../../../db/database.ts';
import { inSlices } from '../../../db/slices.ts';
import { quotesWithIds } from '../../quotes/stored-quotes.repository.ts';
import type { ImportedQuote } from '../import-result.ts';
import { beginning } from '../json-pieces.ts';
import type { Outcome, UploadPlan } from '../plan/plan-upload.ts';
import type { ComparedRow, StoredComparison } from '../stored-quotes/compare-with-stored.ts';

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
  { row, text, source, displayDate, referenceUrl }: ImportedQuote,
  status: RowStatus,
): PreviewRow => ({ row, status, text, source, displayDate, referenceUrl, issues: [] });

/** The rows that can be added, as the plan says, and those whose keys are in their way. */
async function judgedRows(
  { rows, stored, problems }: StoredComparison,
  plan: UploadPlan,
): Promise<PreviewRow[]> {
  const judged = Array.from(problems, ([quote, message]) => ({
    ...previewRow(quote, 'problem'),
    issues: [{ column: KEY_COLUMN, message }],
  }));
  let index = 0;
  for await (const slice of inSlices(rows)) {
    for (const compared of slice) {
      const status = statusOf(plan.outcomes[index] ?? 'same', compared, plan);
      const { quote, key, content } = compared;
      const isAsStored = key !== null && stored.get(key.id)?.content === content;
      judged.push({ ...previewRow(quote, status), ...(isAsStored && { asStored: true }) });
      index += 1;
    }
  }
  return judged;
}

/** One more than is shown, so that it can be seen that there was more. */
const cut = (text: string): string => beginning(text, PREVIEW_CUT_AT + 1);

/** Puts the stored quotes beside the rows that would change them, or are left out so as not to. */
async function addStored(
  db: Queries,
  rows: readonly PreviewRow[],
  compared: readonly ComparedRow[],
  areWhole: boolean,
): Promise<void> {
  const ids = new Map(compared.map(({ row, key }) => [row, key?.id]));
  const wanted = new Map<number, PreviewRow>();
  for (const each of rows) {
    const id = each.asStored ? undefined : ids.get(each.row);
    if (id !== undefined) wanted.set(id, each);
  }
  for await (const slice of quotesWithIds(db, [...wanted.keys()])) {
    for (const { id, text, source, displayDate, referenceUrl } of slice) {
      const stored: StoredValues = areWhole
        ? { text, source, displayDate, referenceUrl }
        : {
            text: cut(text),
            source: cut(source),
            displayDate,
            referenceUrl: referenceUrl === null ? null : cut(referenceUrl),
          };
      const row = wanted.get(id);
      if (row) row.stored = stored;
    }
  }
}

/**
 * What becomes of each row of a file, in the file's order. A row that can be added is what the plan says,
 * and `conflict` rather than `new` when its date will have another quote, too. The others are what reading
 * has made of them; they take no date. All of this may change until the upload.
 *
 * @param asked The numbers of the only rows whose stored quotes are wanted, and wanted whole.
 */
export async function previewRows(
  db: Queries,
  comparison: StoredComparison,
  plan: UploadPlan,
  others: readonly PreviewRow[],
  asked?: readonly number[],
): Promise<PreviewRow[]> {
  const judged = await judgedRows(comparison, plan);
  const numbers = new Set(asked);
  const shown = asked ? judged.filter(({ row }) => numbers.has(row)) : judged;
  await addStored(db, shown, comparison.rows, asked !== undefined);
  return [...others, ...judged].sort((a, b) => a.row - b.row);
}
