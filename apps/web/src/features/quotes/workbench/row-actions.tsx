import {
  type OutdatedChoice,
  type PreviewRow,
  QUOTE_COLUMNS,
  type QuoteColumn,
} from '@bahai-friends/contract';
import { Button } from '../../../ui/forms/button.tsx';
import type { Step } from './cell-editor.tsx';
import type { EditedRow } from './judge-row.ts';

/** The heading above what is done to a row as a whole. */
export const ACTION_HEADING = 'Leave out';
/** The place of the first of these buttons among what can be focused in a row. */
export const ACTION_PLACE = QUOTE_COLUMNS.length;
/** How many places a row has at most. */
export const PLACES = ACTION_PLACE + 2;

export interface RowActions {
  readonly onEdit: (row: PreviewRow, column: QuoteColumn) => void;
  readonly onCommit: (row: PreviewRow, column: QuoteColumn, text: string, step: Step) => void;
  readonly onCancel: (row: PreviewRow, column: QuoteColumn) => void;
  readonly onLeaveOut: (row: PreviewRow, isLeftOut: boolean) => void;
  readonly onDecide: (row: PreviewRow, choice: OutdatedChoice) => void;
}

interface RowButtonsProps {
  readonly edited: EditedRow;
  /** The place that Tab leads to, when it is in this row. */
  readonly activePlace: number | undefined;
  readonly describedBy: string | undefined;
  readonly actions: Pick<RowActions, 'onLeaveOut' | 'onDecide'>;
}

/** What is done to a row as a whole: it is left out, or the choice that an outdated one needs is made. */
export function RowButtons({ edited, activePlace, describedBy, actions }: RowButtonsProps) {
  const { row, isLeftOut, decision } = edited;
  if (row.status === 'outdated' || decision !== undefined) {
    return <OutdatedButtons {...{ row, decision, activePlace, onDecide: actions.onDecide }} />;
  }
  return (
    <Button
      data-column={ACTION_PLACE}
      tabIndex={activePlace === ACTION_PLACE ? 0 : -1}
      aria-label={`${isLeftOut ? 'Put back' : ACTION_HEADING} row ${row.row}`}
      aria-describedby={describedBy}
      className="w-full"
      onClick={() => actions.onLeaveOut(row, !isLeftOut)}
    >
      {isLeftOut ? 'Put back' : ACTION_HEADING}
    </Button>
  );
}

const OUTDATED_CHOICES = [
  { choice: 'change', label: 'Change it' },
  { choice: 'keep', label: 'Keep the stored one' },
] as const satisfies readonly { readonly choice: OutdatedChoice; readonly label: string }[];

interface OutdatedButtonsProps {
  readonly row: PreviewRow;
  readonly decision: OutdatedChoice | undefined;
  readonly activePlace: number | undefined;
  readonly onDecide: RowActions['onDecide'];
}

function OutdatedButtons({ row, decision, activePlace, onDecide }: OutdatedButtonsProps) {
  return (
    <div className="space-y-2">
      {OUTDATED_CHOICES.map(({ choice, label }, place) => (
        <button
          key={choice}
          type="button"
          data-column={ACTION_PLACE + place}
          tabIndex={activePlace === ACTION_PLACE + place ? 0 : -1}
          aria-label={`${label}: row ${row.row}`}
          aria-pressed={decision === choice}
          className="filter-button w-full"
          onClick={() => onDecide(row, choice)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
