import type { ConflictCheck, ConflictingDate, DateChoice, Recipe } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';

/** The choice for each date; `add` is the default. */
export type DateChoices = ReadonlyMap<string, DateChoice>;

export const NOTHING_CHOSEN: DateChoices = new Map();

export const choiceOf = (choices: DateChoices, date: string): DateChoice =>
  choices.get(date) ?? 'add';

/** A conflicting date, with how many rows and stored quotes it has: not all of thousands are listed. */
export interface DateConflict extends ConflictingDate {
  readonly rowCount: number;
  readonly storedCount: number;
}

export function conflictsOf({
  dates,
  conflicts,
  internalDuplicates,
}: Pick<ConflictCheck, 'dates' | 'conflicts' | 'internalDuplicates'>): readonly DateConflict[] {
  const stored = new Map(conflicts.map(({ date, count }) => [date, count]));
  const rows = new Map(internalDuplicates.map(({ date, count }) => [date, count]));
  return dates.map((met) => ({
    ...met,
    rowCount: rows.get(met.date) ?? met.rows.length,
    storedCount: stored.get(met.date) ?? met.stored.length,
  }));
}

/** How many quotes the file would add, and bring from another date, and how many stored ones it would replace. */
function atStake({ rows, rowCount, stored, storedCount }: DateConflict) {
  return {
    fresh: rowCount - rows.filter(({ same, changes }) => same || changes).length,
    moved: rows.filter(({ moves }) => moves).length,
    replaceable: storedCount - stored.filter(({ stays }) => stays).length,
  };
}

/** How many stored quotes are deleted when a date is replaced. */
export const deletedBy = (conflict: DateConflict): number => atStake(conflict).replaceable;

/** Whether a choice matters: it does not where nothing is stored, or only what the file has. */
export function asksChoice(conflict: DateConflict): boolean {
  const { fresh, moved, replaceable } = atStake(conflict);
  return conflict.storedCount > 0 && fresh + moved + replaceable > 0;
}

/** The effect on conflicting dates. */
interface DatesEffect {
  readonly added: number;
  readonly deleted: number;
  /** Rows that neither are added nor move a quote because stored ones are kept. */
  readonly leftOut: number;
}

function effectOf(dates: readonly DateConflict[], choices: DateChoices): DatesEffect {
  let [added, deleted, leftOut] = [0, 0, 0];
  for (const conflict of dates) {
    const { fresh, moved, replaceable } = atStake(conflict);
    const choice = asksChoice(conflict) ? choiceOf(choices, conflict.date) : 'add';
    if (choice === 'keep') leftOut += fresh + moved;
    else added += fresh;
    if (choice === 'replace') deleted += replaceable;
  }
  return { added, deleted, leftOut };
}

/**
 * Describes what an upload does on conflicting dates.
 *
 * @example 'On these 3 dates, 4 quotes will be added and 2 stored quotes deleted.'
 */
export function effectMessage(dates: readonly DateConflict[], choices: DateChoices): string {
  return texts.effect({ dates: dates.length, ...effectOf(dates, choices) });
}

/**
 * The recipe with the choices for dates. When there was none, one is made only if a choice needs it; otherwise the file
 * is uploaded as it is.
 */
export function recipeWithDates(
  recipe: Recipe | undefined,
  choices: DateChoices,
): Recipe | undefined {
  const said = [...choices].filter(([, choice]) => choice !== 'add');
  return said.length === 0 ? recipe : { ...recipe, dates: Object.fromEntries(said) };
}
