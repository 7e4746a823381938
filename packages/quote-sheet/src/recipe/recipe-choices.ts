import {
  type DateChoice,
  type OutdatedChoice,
  type Recipe,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';

/** What a volunteer says of stored quotes that a file meets. */
export interface RecipeChoices {
  /** By civil day. */
  readonly dates: ReadonlyMap<string, DateChoice>;
  /** By the number of the row. */
  readonly outdated: ReadonlyMap<number, OutdatedChoice>;
}

export const NO_CHOICES: RecipeChoices = { dates: new Map(), outdated: new Map() };

/** The choices of a recipe that concern stored quotes; that the rows are there is checked when the file is read. */
export const recipeChoices = ({ dates = {}, outdated = {} }: Recipe): RecipeChoices => ({
  dates: new Map(Object.entries(dates)),
  outdated: new Map(Object.entries(outdated).map(([row, choice]) => [Number(row), choice])),
});

/**
 * The problem of a choice for a date that no row has; null when there is none. Reading a file cannot tell: where it has
 * no column for dates, its rows have those of their stored quotes.
 *
 * @param there The dates of all rows, also of those that are left out or have problems.
 */
export function missingDate(
  { dates }: Pick<RecipeChoices, 'dates'>,
  there: ReadonlySet<string | null>,
): SingleProblem | null {
  const date = dates.keys().find((each) => !there.has(each));
  return date === undefined ? null : say('recipe-date-missing', { date });
}
