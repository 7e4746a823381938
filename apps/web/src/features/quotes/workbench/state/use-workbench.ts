import {
  type CellColumn,
  KEY_COLUMN,
  type OutdatedChoice,
  type Preview,
  type PreviewColumn,
  RECIPE_CELLS_MAX,
  type Recipe,
  type UploadProblem,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { toastError, toastReason } from '../../../../ui/feedback/toasts.ts';
import { usePreviewFile, useWholeRow } from '../../quote-files.queries.ts';
import {
  dateColumnOf,
  fileNeeds,
  isAboutColumns,
  opensWithQuestion,
} from '../../upload-problem.ts';
import { judgeRow, textOf } from './judge-row.ts';
import {
  type Reading,
  type RecipeAction,
  type RecipeState,
  recipeOf,
  reduceRecipe,
} from './recipe-state.ts';
import {
  EMPTY_WORKBENCH,
  editedRow,
  type RowFilter,
  reduceWorkbench,
  rowsWith,
  type WorkbenchState,
} from './workbench-state.ts';

/** The message when more cells are corrected than a recipe may have. */
export const tooManyCells = (): string => texts.tooManyCells(RECIPE_CELLS_MAX);

export type Workbench = ReturnType<typeof useWorkbench>;

/**
 * A file that needs answers or corrections: the server's preview, and the volunteer's choices.
 *
 * @param rejection Why the file was rejected; each rejection fetches a new preview.
 * @param onUpload Continues the upload.
 */
export function useWorkbench(
  file: File,
  rejection: UploadProblem,
  onUpload: (recipe: Recipe) => void,
) {
  const [state, dispatch] = useReducer(reduceWorkbench, EMPTY_WORKBENCH);
  const { recipe, preview } = state;
  const reading = usePreviewFile<Reading>();
  const wholeRow = useWholeRow();
  const isAsked = opensWithQuestion(rejection);
  // A missing column may cause problems in every row.
  const isSettled = isAsked && !rejection.issues.some(isAboutColumns);
  const isLastQuestion = isSettled && rejection.needs?.length === 1;
  const recipeWith = (change: Reading): Recipe =>
    recipeOf(reduceRecipe(recipe, { type: 'read', change }), preview?.fileHash);

  // Not the mutation's own variables: they are rendered a moment later, and what is pressed until then would be lost.
  const [pendingChange, setPendingChange] = useState(NO_CHANGE);

  /**
   * Fetches a preview, read in another way. The shown one stays until it has arrived.
   *
   * @param said The choices, where they are not rendered yet.
   * @param isAnswered Whether it is known how to read the file then: the upload continues, unless rows would change
   *   stored quotes. These are shown first.
   */
  const read = (next: Reading = {}, { said = recipe, isAnswered = false } = {}) => {
    // Pending changes are kept, too; but another sheet is read from the beginning.
    const change = 'sheet' in next ? next : { ...pendingChange, ...next };
    const sent = reduceRecipe(said, { type: 'read', change });
    setPendingChange(change);
    reading.mutate(
      { file, recipe: recipeOf(sent, preview?.fileHash), change },
      {
        onSuccess: (found) => {
          if (isAnswered && mayGoUnseen(found)) {
            dispatch({ type: 'read', change });
            return onUpload(recipeOf(sent, found.fileHash));
          }
          const isOnlyAsked = isAsked && asksFirst(found, sent);
          dispatch({ type: 'preview', preview: found, change, sent, isOnlyAsked });
        },
        onSettled: () => setPendingChange(NO_CHANGE),
      },
    );
  };
  const readRejected = useEffectEvent((_: UploadProblem) => read());
  useEffect(() => readRejected(rejection), [rejection]);

  /** Answers a question. */
  const answer = (change: Reading) => read(change, { isAnswered: isLastQuestion });
  /** @param isConfirmed Whether the present value counts as a correction, too: it may only look empty. */
  const correct = (row: number, column: CellColumn, value: string, isConfirmed: boolean) => {
    const stored = state.rowsByNumber.get(row);
    if (!stored) return;
    const edited = editedRow(state, stored);
    const isWrong = judgeRow(edited).issues.some((issue) => issue.column === column);
    if (textOf(edited, column) === value && !(isConfirmed && isWrong)) return;
    const isMore = recipe.corrections.get(row)?.[column] === undefined;
    if (isMore && recipe.cellCount >= RECIPE_CELLS_MAX) toastError(tooManyCells());
    else dispatch({ type: 'correct', rows: [row], column, value });
  };
  const leaveOut = (left: Iterable<number>, isLeftOut: boolean) => {
    const rows = [...left];
    const action: RecipeAction = { type: isLeftOut ? 'leave out' : 'put back', rows };
    dispatch(action);
    // A key in two rows is valid once one of them is left out.
    const haveSharedKeys = rows.some((row) =>
      state.rowsByNumber.get(row)?.issues.some(({ column }) => column === KEY_COLUMN),
    );
    if (haveSharedKeys) read({}, { said: reduceRecipe(recipe, action) });
  };
  return {
    state,
    /** Whether the file only leaves something open. */
    isAsked,
    /** Whether the upload continues after the next answer. */
    isLastQuestion,
    /** The column that may have the dates; null when that is not the question. */
    dateColumn: preview && askedDateColumn(preview, recipe),
    read,
    answer,
    correct,
    fill: (rows: readonly number[], column: CellColumn, value: string) =>
      dispatch({ type: 'correct', rows, column, value }),
    leaveOut,
    /** Sets the decision about stored quotes that are newer than the file. */
    decide: (rows: Iterable<number>, choice: OutdatedChoice) =>
      dispatch({ type: 'decide', rows, choice }),
    leaveOutProblems: () => leaveOut(numbersOf(state, 'problem'), true),
    putAllBack: () => leaveOut(recipe.leftOut, false),
    show: (filter: RowFilter) => dispatch({ type: 'filter', filter }),
    fetchWhole: (row: number, onFailure: () => void) =>
      wholeRow.mutate(
        { file, recipe: recipeOf(recipe, preview?.fileHash), row },
        {
          onSuccess: (whole) => dispatch({ type: 'whole', row: whole }),
          onError: (error) => {
            onFailure();
            toastReason(error, texts.notReadAgain);
          },
        },
      ),
    upload: () => onUpload(recipeWith({})),
    isReading: reading.isPending,
    /** The changes that are being requested. */
    pendingChange,
    readError: reading.error,
    retry: () => read(reading.variables?.change),
  };
}

/**
 * Whether a question comes before all rows, also the one whether a column has the dates. Other columns are chosen
 * beside their rows, once the sheet and its encoding are known.
 */
function asksFirst(preview: Preview, said: RecipeState): boolean {
  const needs = fileNeeds(preview.needs);
  return (
    needs.includes('sheet') ||
    needs.includes('encoding') ||
    askedDateColumn(preview, said) !== null ||
    (needs.length > 0 && !needs.includes('columns'))
  );
}

/** The column that is asked about, unless the volunteer has already chosen columns. */
const askedDateColumn = (preview: Preview, { reading }: RecipeState): PreviewColumn | null =>
  reading.columns === undefined ? dateColumnOf(preview) : null;

/** Whether nothing is left to ask, and no stored quote would change. */
const mayGoUnseen = ({ needs, counts }: Preview): boolean =>
  needs.length === 0 && counts.changed + counts.outdated === 0;

const NO_CHANGE: Reading = {};

const numbersOf = (state: WorkbenchState, filter: RowFilter): number[] =>
  rowsWith(state, filter).map(({ row }) => row);
