import { type PreviewIssue, say } from '@bahai-friends/contract';
import type { ReadableRow, RecipeChoices } from '@bahai-friends/quote-sheet';
import { inSlices } from '../../../db/slices.ts';
import { planUpload, type UploadPlan } from '../plan/plan-upload.ts';
import type { ComparedRow, StoredComparison } from './compare-with-stored.ts';
import { saysMore, type TranslatedQuote } from './row-quote.ts';

/** What is there after an upload, by the row that has it or names it. */
interface Remaining {
  readonly row: number;
  readonly quote: TranslatedQuote;
}

/** Of one content; more are not looked at: equal stored quotes are rare, and a file may repeat one row a thousand times. */
const REMAINING_MAX = 5;

/** Finds the rows of which something is lost without a word. */
class LostRows {
  readonly #comparison: StoredComparison;
  readonly #plan: UploadPlan;
  readonly #remaining = new Map<number, readonly Remaining[]>();
  /** Those instead of which another row or a stored quote counts, which may say something else. */
  readonly #idle: ReadonlySet<ComparedRow>;
  /** The other rows with the same contents: they have an effect, or everything of them is stored. */
  readonly #lasting: ReadonlyMap<number, readonly ComparedRow[]>;

  constructor(comparison: StoredComparison, plan: UploadPlan) {
    this.#comparison = comparison;
    this.#plan = plan;
    const { rows } = comparison;
    this.#idle = new Set(
      rows.filter(({ isThere }, index) => {
        const outcome = plan.outcomes[index];
        return !isThere && (outcome === 'same' || outcome === 'repeated');
      }),
    );
    // In most files there are none, and nothing is to be compared.
    const contents = new Set(Array.from(this.#idle, ({ content }) => content));
    const lasting = rows.filter((row) => contents.has(row.content) && !this.#idle.has(row));
    this.#lasting = Map.groupBy(lasting, ({ content }) => content);
  }

  /** What remains with a content: rows first, and then stored quotes that could not be changed away. */
  #remainingOf(content: number): readonly Remaining[] {
    return this.#remaining.getOrInsertComputed(content, () => {
      const { equalled, problems } = this.#comparison;
      const { changes } = this.#plan;
      const rows = (this.#lasting.get(content) ?? []).slice(0, REMAINING_MAX);
      // Nobody knows what becomes of the quote of a row that has a problem.
      const quotes = (equalled.get(content) ?? []).filter(
        ({ id, by }) => !changes.has(id) && !problems.has(by),
      );
      return [...rows, ...quotes.map(({ by: { row }, quote }) => ({ row, quote }))];
    });
  }

  /** The problem of a row; null when nothing of it is lost. */
  #issueOf({ read, content }: ComparedRow): PreviewIssue | null {
    const remaining = this.#remainingOf(content);
    const [first] = remaining;
    if (!first || remaining.some(({ quote }) => !saysMore(read, quote))) return null;
    return { column: '', ...say('row-repeated-otherwise', { row: first.row }) };
  }

  async find(): Promise<ReadonlyMap<ReadableRow, PreviewIssue>> {
    const lost = new Map<ReadableRow, PreviewIssue>();
    for await (const slice of inSlices([...this.#idle])) {
      for (const row of slice) {
        const issue = this.#issueOf(row);
        if (issue) lost.set(row.read, issue);
      }
    }
    return lost;
  }
}

/** A comparison with the rows that can be uploaded, and what becomes of them. */
interface PlannedUpload {
  readonly comparison: StoredComparison;
  readonly plan: UploadPlan;
}

/**
 * What an upload would do. Rows that do nothing, since another one or a stored quote counts, are problems where they say
 * something else of the same original: it would be lost without a word. Other requests are served between slices of rows.
 */
export async function planComparison(
  comparison: StoredComparison,
  choices: RecipeChoices,
): Promise<PlannedUpload> {
  const { rows, stored } = comparison;
  const plan = planUpload(rows, stored, choices);
  const lost = await new LostRows(comparison, plan).find();
  if (lost.size === 0) return { comparison, plan };
  const left = rows.filter(({ read }) => !lost.has(read));
  const problems = new Map([...comparison.problems, ...lost]);
  return {
    comparison: { ...comparison, rows: left, problems },
    plan: planUpload(left, stored, choices),
  };
}
