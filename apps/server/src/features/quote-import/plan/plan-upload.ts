import type { RecipeChoices } from '@bahai-friends/quote-sheet';
import { StayingQuotes } from './staying-quotes.ts';

/** A row of a file that can be added, with what it is compared by. */
export interface PlanRow {
  /** As a spreadsheet program numbers it. */
  readonly row: number;
  /** Civil day. */
  readonly displayDate: string | null;
  /** The same for rows and stored quotes that are equal in text, source, date and link. */
  readonly content: number;
  /** The id of a stored quote, and its version when the file was made; null without a valid key. */
  readonly key: { readonly id: number; readonly version: number } | null;
  /** Whether it equals the stored quote of its key except for translations and the like, which it changes. */
  readonly isTranslating?: boolean;
}

/** A stored quote, with what it is compared by. */
export interface PlanQuote {
  readonly id: number;
  readonly version: number;
  /** Civil day. */
  readonly displayDate: string | null;
  /** As in {@link PlanRow}; null when no row of the file equals it, also none that is left out or has a problem. */
  readonly content: number | null;
  /** Whether a row of the file names it by its key, also one that is left out or has a problem. */
  readonly isNamed: boolean;
}

/** Whether the file has a stored quote: then no row replaces it, whatever happens to its own. */
export const isInFile = ({ content, isNamed }: Pick<PlanQuote, 'content' | 'isNamed'>): boolean =>
  content !== null || isNamed;

/**
 * What becomes of a row:
 *
 * - `added`: as a new quote
 * - `changed`: it changes the stored quote that its key names
 * - `outdated`: it would, but the quote was changed after the file was made, and nobody has chosen yet
 * - `same`: an equal quote is stored, and stays
 * - `repeated`: another row with the same content is added, changed or stored
 * - `left out`: by choice, what is stored is kept
 */
export type Outcome = 'added' | 'changed' | 'outdated' | 'same' | 'repeated' | 'left out';

/** The result of an upload. */
export interface UploadPlan {
  /** In the order of the rows. */
  readonly outcomes: readonly Outcome[];
  /** Indexes of the rows that change stored quotes, by the ids of these; those that are outdated, too. */
  readonly changes: ReadonlyMap<number, number>;
  /** Ids of stored quotes whose dates the file replaces. */
  readonly deleted: ReadonlySet<number>;
  /** How many of the stored quotes on a date stay unchanged. */
  stayingOn(date: string): number;
  /** How many quotes a date of the file has afterwards. */
  countAfter(date: string): number;
}

/** A row whose outcome is being decided. */
interface Candidate extends PlanRow {
  readonly index: number;
  /** The stored quote that its key names. */
  readonly own: PlanQuote | null;
  /** Of several rows with the same content, the one with the lowest rank counts. */
  readonly rank: number;
}

const RANK = { stored: 0, 'changed on its date': 1, moved: 2, new: 3 } as const;

function candidateOf(row: PlanRow, index: number, own: PlanQuote | null): Candidate {
  if (own === null) return { ...row, index, own, rank: RANK.new };
  if (own.content === row.content) return { ...row, index, own, rank: RANK.stored };
  const isOnDate = own.displayDate === row.displayDate;
  return { ...row, index, own, rank: isOnDate ? RANK['changed on its date'] : RANK.moved };
}

/** Whether a row would change the stored quote that its key names. */
const isChange = ({ rank }: Candidate): boolean =>
  rank === RANK['changed on its date'] || rank === RANK.moved;

/** Finds out what becomes of each row. */
class UploadPlanner {
  readonly #choices: RecipeChoices;
  readonly #candidates: readonly Candidate[];
  /** By content: of equal rows one counts. */
  readonly #first = new Map<number, Candidate>();
  /** By the id of the stored quote. */
  readonly changes = new Map<number, Candidate>();
  readonly deleted: ReadonlySet<number>;
  readonly #staying: StayingQuotes;

  constructor(
    rows: readonly PlanRow[],
    stored: ReadonlyMap<number, PlanQuote>,
    choices: RecipeChoices,
  ) {
    this.#choices = choices;
    this.#candidates = rows.map((row, index) =>
      candidateOf(row, index, row.key ? (stored.get(row.key.id) ?? null) : null),
    );
    const active = this.#candidates.filter((each) => !this.#isKept(each));
    for (const each of active) {
      const first = this.#first.get(each.content);
      if (!first || each.rank < first.rank) this.#first.set(each.content, each);
    }
    for (const each of this.#first.values()) {
      if (each.own && isChange(each)) this.changes.set(each.own.id, each);
    }
    this.deleted = this.#replaced(stored.values(), active);
    this.#staying = new StayingQuotes(
      stored.values().filter(({ id }) => !this.changes.has(id) && !this.deleted.has(id)),
    );
    this.#settle();
  }

  isOutdated({ own, key }: Candidate): boolean {
    return own !== null && own.version !== key?.version;
  }

  /** Whether a row changes only the translations and the like of the stored quote that it equals. */
  isTranslating({ isTranslating, rank }: Candidate): boolean {
    return isTranslating === true && rank === RANK.stored;
  }

  /** Whether a volunteer has chosen to keep the stored quote, which is newer than the row. */
  #isKept(candidate: Candidate): boolean {
    const { row } = candidate;
    const isAny = isChange(candidate) || this.isTranslating(candidate);
    return isAny && this.isOutdated(candidate) && this.#choices.outdated.get(row) === 'keep';
  }

  /** The stored quotes on dates that the file replaces: nothing that it contains is lost. */
  #replaced(stored: Iterable<PlanQuote>, active: readonly Candidate[]): Set<number> {
    const dates = new Set<string | null>();
    for (const { displayDate } of active) {
      if (this.#choices.dates.get(displayDate ?? '') === 'replace') dates.add(displayDate);
    }
    const deleted = new Set<number>();
    if (dates.size === 0) return deleted;
    for (const quote of stored) {
      if (dates.has(quote.displayDate) && !isInFile(quote)) deleted.add(quote.id);
    }
    return deleted;
  }

  /** Whether a row's date keeps the stored quotes only, so that the row cannot be added there. */
  #isKeptOut({ displayDate, own }: Candidate): boolean {
    if (displayDate === null || own?.displayDate === displayDate) return false;
    return this.#choices.dates.get(displayDate) === 'keep' && this.#staying.on(displayDate) > 0;
  }

  #isBlocked(candidate: Candidate): boolean {
    return this.#staying.equalling(candidate.content) > 0 || this.#isKeptOut(candidate);
  }

  /**
   * Gives up changes that would double a quote that stays, or that would move to a date which keeps its stored quotes.
   * The quote of such a row stays as it is, and may then be in the way of others, so this is repeated until nothing
   * changes.
   */
  #settle(): void {
    const arrivals = Map.groupBy(this.changes.values(), ({ displayDate }) => displayDate);
    const open = [...this.changes.values()];
    for (let each = open.pop(); each; each = open.pop()) {
      const { own } = each;
      if (!own || !this.changes.has(own.id) || !this.#isBlocked(each)) continue;
      this.changes.delete(own.id);
      const { content, displayDate } = own;
      this.#staying.add(own);
      const equal = content === null ? undefined : this.#first.get(content);
      if (equal && isChange(equal)) open.push(equal);
      // Only the first quote that stays on a date can be in the way.
      if (displayDate !== null && this.#staying.on(displayDate) === 1) {
        open.push(...(arrivals.get(displayDate) ?? []));
      }
    }
  }

  #outcome(candidate: Candidate): Outcome {
    if (this.#isKept(candidate)) return 'left out';
    if (this.isTranslating(candidate)) return this.#changeOutcome(candidate);
    if (candidate.rank === RANK.stored) return 'same';
    const first = this.#first.get(candidate.content);
    if (first && first !== candidate) {
      return this.#outcome(first) === 'left out' ? 'left out' : 'repeated';
    }
    if (candidate.own && this.changes.has(candidate.own.id)) {
      return this.#changeOutcome(candidate);
    }
    if (this.#staying.equalling(candidate.content) > 0) return 'same';
    return this.#isKeptOut(candidate) ? 'left out' : 'added';
  }

  #changeOutcome(candidate: Candidate): Outcome {
    const isOpen = this.isOutdated(candidate) && !this.#choices.outdated.has(candidate.row);
    return isOpen ? 'outdated' : 'changed';
  }

  plan(): UploadPlan {
    const outcomes = this.#candidates.map((each) => this.#outcome(each));
    const coming = new Map<string | null, number>();
    const translating: (readonly [id: number, index: number])[] = [];
    for (const [index, candidate] of this.#candidates.entries()) {
      const { displayDate, own } = candidate;
      const outcome = outcomes[index];
      if (outcome !== 'added' && outcome !== 'changed' && outcome !== 'outdated') continue;
      if (own && this.isTranslating(candidate)) {
        // Its quote stays on its date.
        translating.push([own.id, index]);
        continue;
      }
      coming.set(displayDate, (coming.get(displayDate) ?? 0) + 1);
    }
    return {
      outcomes,
      changes: new Map([
        ...Array.from(this.changes, ([id, { index }]) => [id, index] as const),
        ...translating,
      ]),
      deleted: this.deleted,
      stayingOn: (date) => this.#staying.on(date),
      countAfter: (date) => this.#staying.on(date) + (coming.get(date) ?? 0),
    };
  }
}

/**
 * What an upload does with the rows of a file, as the only place that decides it: preview, check and upload
 * ask here. A key is stronger than anything else: of equal rows the one with a key counts, and rows may
 * exchange what their quotes hold. Otherwise nothing is doubled: a row equal to a quote that stays is not
 * added, nor does it change another quote into its like.
 *
 * @param rows In the order of the file; no key stands in two of them.
 * @param stored By id: all quotes on the dates of the rows, those that keys name, and those that rows equal.
 */
export function planUpload(
  rows: readonly PlanRow[],
  stored: ReadonlyMap<number, PlanQuote>,
  choices: RecipeChoices,
): UploadPlan {
  return new UploadPlanner(rows, stored, choices).plan();
}
