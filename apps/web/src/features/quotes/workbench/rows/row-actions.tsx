import {
  type CellColumn,
  LANGUAGE_COLUMNS,
  type OutdatedChoice,
  type PreviewRow,
  QUOTE_COLUMNS,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { Button } from '../../../../ui/forms/button.tsx';
import type { EditedRow } from '../state/judge-row.ts';
import type { Step } from './cell-editor.tsx';

/** The most focusable elements of a row: its values, its buttons, its translations and what opens them. */
export const PLACES = QUOTE_COLUMNS.length + 2 + 1 + LANGUAGE_COLUMNS.length;

/** A cell of a row, and its index among the focusable elements of the row. */
export interface CellPlace {
  readonly row: PreviewRow;
  readonly column: CellColumn;
  readonly place: number;
}

export interface RowActions {
  readonly onEdit: (cell: CellPlace) => void;
  readonly onCommit: (cell: CellPlace, text: string, step: Step) => void;
  readonly onCancel: (cell: CellPlace) => void;
  readonly onLeaveOut: (row: PreviewRow, isLeftOut: boolean) => void;
  readonly onDecide: (row: PreviewRow, choice: OutdatedChoice) => void;
}

/** How many buttons {@link RowButtons} has. */
export const actionCount = ({ row, decision }: EditedRow): number =>
  isOutdated(row, decision) ? OUTDATED_CHOICES.length : 1;

const isOutdated = (row: PreviewRow, decision: OutdatedChoice | undefined): boolean =>
  row.status === 'outdated' || decision !== undefined;

interface RowButtonsProps {
  readonly edited: EditedRow;
  /** The index of the first button. */
  readonly place: number;
  /** The index of the element to which Tab leads, when it is in this row. */
  readonly activePlace: number | undefined;
  readonly describedBy: string | undefined;
  readonly actions: Pick<RowActions, 'onLeaveOut' | 'onDecide'>;
}

/** The buttons for a row as a whole: to leave it out, or to decide about an outdated one. */
export function RowButtons({ edited, place, activePlace, describedBy, actions }: RowButtonsProps) {
  const { row, isLeftOut, decision } = edited;
  if (isOutdated(row, decision)) {
    return (
      <OutdatedButtons {...{ row, decision, place, activePlace, onDecide: actions.onDecide }} />
    );
  }
  return (
    <Button
      data-column={place}
      tabIndex={activePlace === place ? 0 : -1}
      aria-label={isLeftOut ? texts.putBackRow(row.row) : texts.leaveOutRow(row.row)}
      aria-describedby={describedBy}
      className="w-full"
      onClick={() => actions.onLeaveOut(row, !isLeftOut)}
    >
      {isLeftOut ? texts.putBack : texts.leaveOut}
    </Button>
  );
}

const OUTDATED_CHOICES = ['change', 'keep'] as const satisfies readonly OutdatedChoice[];

interface OutdatedButtonsProps {
  readonly row: PreviewRow;
  readonly decision: OutdatedChoice | undefined;
  /** The index of the first button. */
  readonly place: number;
  readonly activePlace: number | undefined;
  readonly onDecide: RowActions['onDecide'];
}

function OutdatedButtons({ row, decision, place, activePlace, onDecide }: OutdatedButtonsProps) {
  return (
    <div className="space-y-2">
      {OUTDATED_CHOICES.map((choice, index) => (
        <button
          key={choice}
          type="button"
          data-column={place + index}
          tabIndex={activePlace === place + index ? 0 : -1}
          aria-label={texts.decisionOf(choice, row.row)}
          aria-pressed={decision === choice}
          className="filter-button w-full"
          onClick={() => onDecide(row, choice)}
        >
          {texts.decision(choice)}
        </button>
      ))}
    </div>
  );
}
