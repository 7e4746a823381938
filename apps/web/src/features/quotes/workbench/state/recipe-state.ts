import {
  type CellColumn,
  type OutdatedChoice,
  RECIPE_CELLS_MAX,
  type Recipe,
} from '@bahai-friends/contract';

/** How to read a file, as far as the volunteer has chosen. */
export type Reading = Pick<
  Recipe,
  'sheet' | 'encoding' | 'separator' | 'headerRow' | 'columns' | 'dateOrder'
>;

/** The corrected cells of a row. */
export type RowCorrection = Readonly<Partial<Record<CellColumn, string>>>;
/** By row number. */
export type Corrections = ReadonlyMap<number, RowCorrection>;

/** The volunteer's choices and corrections so far. */
export interface RecipeState {
  readonly reading: Reading;
  readonly corrections: Corrections;
  /** How many cells are corrected. */
  readonly cellCount: number;
  /** The numbers of the rows that are left out. */
  readonly leftOut: ReadonlySet<number>;
  /** By row number: the decision about a stored quote that is newer than the file. */
  readonly outdated: ReadonlyMap<number, OutdatedChoice>;
}

export type RecipeAction =
  | { readonly type: 'read'; readonly change: Reading }
  | {
      readonly type: 'correct';
      readonly rows: readonly number[];
      readonly column: CellColumn;
      readonly value: string;
    }
  | { readonly type: 'leave out' | 'put back'; readonly rows: Iterable<number> }
  | {
      readonly type: 'decide';
      readonly rows: Iterable<number>;
      readonly choice: OutdatedChoice;
    };

export const NOTHING_SAID: RecipeState = {
  reading: {},
  corrections: new Map(),
  cellCount: 0,
  leftOut: new Set(),
  outdated: new Map(),
};

/** Whether a restart would lose something. */
export const hasCorrections = ({ cellCount, leftOut, outdated }: RecipeState): boolean =>
  cellCount > 0 || leftOut.size > 0 || outdated.size > 0;

/** Whether a change renumbers or replaces rows, so that corrections can no longer hold. */
export const movesRows = (change: Reading): boolean => 'sheet' in change || 'headerRow' in change;

/** The next state. Corrections beyond the limit of a recipe are ignored. */
export function reduceRecipe(state: RecipeState, action: RecipeAction): RecipeState {
  switch (action.type) {
    case 'read':
      return read(state, action.change);
    case 'correct':
      return correct(state, action.rows, action.column, action.value);
    case 'leave out':
      return { ...state, leftOut: new Set([...state.leftOut, ...action.rows]) };
    case 'put back': {
      const leftOut = new Set(state.leftOut);
      for (const row of action.rows) leftOut.delete(row);
      return { ...state, leftOut };
    }
    case 'decide': {
      const outdated = new Map(state.outdated);
      for (const row of action.rows) outdated.set(row, action.choice);
      return { ...state, outdated };
    }
  }
}

function read(state: RecipeState, change: Reading): RecipeState {
  // Another sheet has other headings, and the letters mean other columns.
  const { headerRow, columns, ...others } = state.reading;
  const keepsColumns = !('sheet' in change || 'separator' in change);
  const reading = {
    ...others,
    ...(headerRow !== undefined && !('sheet' in change) && { headerRow }),
    ...(columns && keepsColumns && { columns }),
    ...change,
  };
  return movesRows(change) ? { ...NOTHING_SAID, reading } : { ...state, reading };
}

function correct(
  state: RecipeState,
  rows: readonly number[],
  column: CellColumn,
  value: string,
): RecipeState {
  const corrections = new Map(state.corrections);
  let { cellCount } = state;
  for (const row of rows) {
    const correction = corrections.get(row);
    const isMore = correction?.[column] === undefined;
    if (isMore && cellCount === RECIPE_CELLS_MAX) continue;
    if (isMore) cellCount += 1;
    corrections.set(row, { ...correction, [column]: value });
  }
  return { ...state, corrections, cellCount };
}

/**
 * The recipe that is sent with the file.
 *
 * @param fileHash SHA-256 of the file whose rows and columns were shown
 */
export function recipeOf(
  { reading, corrections, leftOut, outdated }: RecipeState,
  fileHash: string | undefined,
): Recipe {
  const cells = [...corrections].flatMap(([row, correction]) =>
    Object.entries(correction).map(([column, value]) => ({
      row,
      column: column as CellColumn,
      value,
    })),
  );
  return {
    ...(fileHash !== undefined && { fileHash }),
    ...reading,
    ...(cells.length > 0 && { cells }),
    ...(leftOut.size > 0 && { leaveOut: [...leftOut].sort((a, b) => a - b) }),
    ...(outdated.size > 0 && { outdated: Object.fromEntries(outdated) }),
  };
}
