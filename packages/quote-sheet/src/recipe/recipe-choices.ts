import { type DateChoice, type OutdatedChoice, type Recipe, say } from '@bahai-friends/contract';
import type { ReadRow } from '../file-row.ts';
import { RecipeError } from './recipe-error.ts';

/** What a volunteer says of stored quotes that a file meets. */
export interface RecipeChoices {
  /** By civil day. */
  readonly dates: ReadonlyMap<string, DateChoice>;
  /** By the number of the row. */
  readonly outdated: ReadonlyMap<number, OutdatedChoice>;
}

export const NO_CHOICES: RecipeChoices = { dates: new Map(), outdated: new Map() };

/**
 * The choices of a recipe that concern stored quotes.
 *
 * @param rows All rows of the file with something in them, with their dates as they are shown.
 * @throws RecipeError for a date that none of the rows has; that the rows of `outdated` are there is
 *   checked when the file is read
 */
export function recipeChoices(
  { dates = {}, outdated = {} }: Recipe,
  rows: readonly Pick<ReadRow, 'values'>[],
): RecipeChoices {
  const there = new Set(rows.map(({ values }) => values.displayDate));
  const missing = Object.keys(dates).find((date) => !there.has(date));
  if (missing !== undefined) throw new RecipeError(say('recipe-date-missing', { date: missing }));
  return {
    dates: new Map(Object.entries(dates)),
    outdated: new Map(Object.entries(outdated).map(([row, choice]) => [Number(row), choice])),
  };
}
