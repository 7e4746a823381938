import {
  type CellColumn,
  type Preview,
  type PreviewRow,
  ROW_STATUSES,
  type RowCounts,
  type RowStatus,
} from '@bahai-friends/contract';
import { type EditedRow, judgeRow, rivalOf, textOf } from './judge-row.ts';
import {
  type Corrections,
  NOTHING_SAID,
  type Reading,
  type RecipeAction,
  type RecipeState,
  reduceRecipe,
} from './recipe-state.ts';

export type RowFilter = RowStatus | 'all';

/** A file as the server has last read it, and the volunteer's choices since. */
export interface WorkbenchState {
  readonly recipe: RecipeState;
  /** Null until the server has read the file. */
  readonly preview: Preview | null;
  /** Whether the rows mean nothing before a question is answered. */
  readonly isOnlyAsked: boolean;
  /** Rows that were fetched again with their whole values, by number. */
  readonly wholeRows: ReadonlyMap<number, PreviewRow>;
  readonly rowsByNumber: ReadonlyMap<number, PreviewRow>;
  /** The numbers of the rows that have a problem with another one, by the number of that. */
  readonly rivals: ReadonlyMap<number, readonly number[]>;
  /** The corrections that were sent for the preview. */
  readonly seen: Corrections;
  readonly counts: RowCounts;
  readonly filter: RowFilter;
  /** The filtered rows. A corrected row keeps its place. */
  readonly listed: readonly PreviewRow[];
  /** A new number for each list. */
  readonly listId: number;
}

export type WorkbenchAction =
  | RecipeAction
  | {
      readonly type: 'preview';
      readonly preview: Preview;
      /** The change of the way to read it. */
      readonly change: Reading;
      /** The choices that were sent to the server. */
      readonly sent: RecipeState;
      readonly isOnlyAsked: boolean;
    }
  | { readonly type: 'whole'; readonly row: PreviewRow }
  | { readonly type: 'filter'; readonly filter: RowFilter };

/** The statuses that are shown before all others when a file is opened. */
const SHOWN_FIRST = ['problem', 'outdated', 'changed'] as const satisfies readonly RowStatus[];

const NO_ROWS = Object.fromEntries(ROW_STATUSES.map((status) => [status, 0])) as RowCounts;

export const EMPTY_WORKBENCH: WorkbenchState = {
  recipe: NOTHING_SAID,
  preview: null,
  isOnlyAsked: false,
  wholeRows: new Map(),
  rowsByNumber: new Map(),
  rivals: new Map(),
  seen: new Map(),
  counts: NO_ROWS,
  filter: 'problem',
  listed: [],
  listId: 0,
};

/** A row with its corrections and decisions. */
export function editedRow(state: WorkbenchState, row: PreviewRow): EditedRow {
  return {
    row: state.wholeRows.get(row.row) ?? row,
    correction: state.recipe.corrections.get(row.row),
    seen: state.seen.get(row.row),
    isLeftOut: state.recipe.leftOut.has(row.row),
    decision: state.recipe.outdated.get(row.row),
    isRivalGone: isRivalGone(state, row),
  };
}

function isRivalGone({ recipe, seen }: WorkbenchState, row: PreviewRow): boolean {
  const rival = rivalOf(row);
  if (rival === undefined) return false;
  return recipe.leftOut.has(rival) || recipe.corrections.get(rival) !== seen.get(rival);
}

/** The rows with a status at present. */
export function rowsWith(state: WorkbenchState, filter: RowFilter): readonly PreviewRow[] {
  const rows = state.preview?.rows ?? [];
  if (filter === 'all') return rows;
  return rows.filter((row) => judgeRow(editedRow(state, row)).status === filter);
}

/** Whether a row lacks a value; a value that was cut to nothing does not count. */
function lacks(edited: EditedRow, column: CellColumn): boolean {
  return textOf(edited, column).trim() === '' && !edited.row.cut;
}

/** The numbers of the rows that lack a value, or whose correction is the one to be replaced. */
export function rowsLacking(
  state: WorkbenchState,
  column: CellColumn,
  replaced: string | null,
): number[] {
  return (state.preview?.rows ?? []).flatMap((row) => {
    const edited = editedRow(state, row);
    const isCorrected = edited.correction?.[column] !== undefined;
    const isReplaced = isCorrected && textOf(edited, column) === replaced;
    return lacks(edited, column) || isReplaced ? [row.row] : [];
  });
}

/** The numbers of the rows whose stored quotes are newer than the file, whatever the decision. */
export function outdatedRows(preview: Preview | null, decided: RecipeState['outdated']): number[] {
  return (preview?.rows ?? [])
    .filter(({ row, status }) => status === 'outdated' || decided.has(row))
    .map(({ row }) => row);
}

export function reduceWorkbench(state: WorkbenchState, action: WorkbenchAction): WorkbenchState {
  switch (action.type) {
    case 'preview':
      return takePreview(state, action);
    case 'whole':
      return {
        ...state,
        wholeRows: new Map(state.wholeRows).set(action.row.row, action.row),
      };
    case 'filter':
      return listRows(state, action.filter);
    case 'read':
      return { ...state, recipe: reduceRecipe(state.recipe, action) };
    default: {
      const rows = [...action.rows];
      const next = { ...state, recipe: reduceRecipe(state.recipe, { ...action, rows }) };
      return { ...next, counts: recount(state, next, rows) };
    }
  }
}

function takePreview(
  state: WorkbenchState,
  { preview, change, sent, isOnlyAsked }: Extract<WorkbenchAction, { type: 'preview' }>,
): WorkbenchState {
  const next: WorkbenchState = {
    ...state,
    recipe: reduceRecipe(state.recipe, { type: 'read', change }),
    preview,
    isOnlyAsked,
    wholeRows: new Map(),
    rowsByNumber: new Map(preview.rows.map((row) => [row.row, row])),
    rivals: rivalsIn(preview),
    seen: sent.corrections,
    counts: preview.counts,
  };
  const { corrections, leftOut, outdated } = next.recipe;
  const isAsSent =
    corrections === sent.corrections && leftOut === sent.leftOut && outdated.size === 0;
  const counts = isAsSent ? preview.counts : countAll(next);
  const isEmpty = state.filter !== 'all' && counts[state.filter] === 0;
  const first = SHOWN_FIRST.find((status) => counts[status] > 0) ?? 'all';
  const filter = counts.problem > 0 || isEmpty ? first : state.filter;
  return listRows({ ...next, counts }, filter);
}

function rivalsIn({ rows }: Preview): WorkbenchState['rivals'] {
  const rivals = new Map<number, number[]>();
  for (const row of rows) {
    const rival = rivalOf(row);
    if (rival !== undefined) rivals.set(rival, [...(rivals.get(rival) ?? []), row.row]);
  }
  return rivals;
}

function listRows(state: WorkbenchState, filter: RowFilter): WorkbenchState {
  return { ...state, filter, listed: rowsWith(state, filter), listId: state.listId + 1 };
}

function countAll(state: WorkbenchState): RowCounts {
  const counts = { ...NO_ROWS };
  for (const row of state.preview?.rows ?? []) counts[judgeRow(editedRow(state, row)).status] += 1;
  return counts;
}

/** The counts after a change of some rows, without counting the others again. */
function recount(
  before: WorkbenchState,
  after: WorkbenchState,
  rows: readonly number[],
): RowCounts {
  const counts = { ...before.counts };
  const affected = rows.flatMap((number) => [number, ...(before.rivals.get(number) ?? [])]);
  for (const number of new Set(affected)) {
    const row = before.rowsByNumber.get(number);
    if (!row) continue;
    counts[judgeRow(editedRow(before, row)).status] -= 1;
    counts[judgeRow(editedRow(after, row)).status] += 1;
  }
  return counts;
}
