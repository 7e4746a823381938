import { type PreviewRow, QUOTE_COLUMNS, type QuoteColumn } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { memo } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { GridCell, GridRowHeading } from '../../../ui/tables/virtual-grid.tsx';
import { CellEditor, type Step } from './cell-editor.tsx';
import { isQuoteColumn } from './judge-cell.ts';
import { judgeRow, type RowJudgement, textOf } from './judge-row.ts';
import type { RowCorrection } from './recipe-state.ts';
import { COLUMN_LABELS, STATUS_LABELS } from './workbench-messages.ts';
import '../../../ui/tables/badge.css';

/** The heading above the button that leaves a row out. */
export const ACTION_HEADING = 'Leave out';
/** The place of that button among what can be focused in a row. */
export const ACTION_PLACE = QUOTE_COLUMNS.length;

export interface RowActions {
  readonly onEdit: (row: PreviewRow, column: QuoteColumn) => void;
  readonly onCommit: (row: PreviewRow, column: QuoteColumn, text: string, step: Step) => void;
  readonly onCancel: (row: PreviewRow, column: QuoteColumn) => void;
  readonly onLeaveOut: (row: PreviewRow, isLeftOut: boolean) => void;
}

interface WorkbenchRowProps {
  readonly row: PreviewRow;
  readonly correction: RowCorrection | undefined;
  readonly seen: RowCorrection | undefined;
  readonly isLeftOut: boolean;
  /** The place that Tab leads to, when it is in this row. */
  readonly activePlace: number | undefined;
  readonly editedColumn: QuoteColumn | undefined;
  readonly actions: RowActions;
}

const BADGES: Readonly<Record<RowJudgement['status'], string>> = {
  new: 'badge',
  same: 'badge badge-quiet',
  changed: 'badge badge-strong',
  outdated: 'badge badge-strong',
  conflict: 'badge badge-strong',
  problem: 'badge badge-problem',
  'left out': 'badge badge-quiet',
};

/** The cells of a row of the file. */
export const WorkbenchRow = memo(function WorkbenchRow(props: WorkbenchRowProps) {
  const { row, correction, seen, isLeftOut, activePlace, editedColumn, actions } = props;
  const edited = { row, correction, seen, isLeftOut };
  const { status, issues } = judgeRow(edited);
  const rowMessages = issues.filter(({ column }) => !isQuoteColumn(column));
  const rowMessagesId = `row-${row.row}-messages`;
  return (
    <>
      <GridRowHeading>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {row.row}
          <span className={BADGES[status]}>{STATUS_LABELS[status]}</span>
        </span>
        <Messages id={rowMessagesId} messages={rowMessages.map(({ message }) => message)} />
      </GridRowHeading>
      {QUOTE_COLUMNS.map((column, place) => (
        <GridCell key={column} heading={COLUMN_LABELS[column]}>
          <ValueCell
            row={row}
            column={column}
            place={place}
            text={textOf(edited, column)}
            messages={issues.filter((issue) => issue.column === column)}
            isLeftOut={isLeftOut}
            isActive={activePlace === place}
            isEdited={editedColumn === column}
            actions={actions}
          />
        </GridCell>
      ))}
      <GridCell>
        <Button
          data-column={ACTION_PLACE}
          tabIndex={activePlace === ACTION_PLACE ? 0 : -1}
          aria-label={`${isLeftOut ? 'Put back' : ACTION_HEADING} row ${row.row}`}
          aria-describedby={rowMessages.length > 0 ? rowMessagesId : undefined}
          className="w-full"
          onClick={() => actions.onLeaveOut(row, !isLeftOut)}
        >
          {isLeftOut ? 'Put back' : ACTION_HEADING}
        </Button>
      </GridCell>
    </>
  );
});

interface ValueCellProps {
  readonly row: PreviewRow;
  readonly column: QuoteColumn;
  readonly place: number;
  readonly text: string;
  readonly messages: RowJudgement['issues'];
  readonly isLeftOut: boolean;
  readonly isActive: boolean;
  readonly isEdited: boolean;
  readonly actions: RowActions;
}

/** A value that becomes an input when it is pressed. */
function ValueCell(props: ValueCellProps) {
  const { row, column, place, text, messages, isLeftOut, isActive, isEdited, actions } = props;
  const id = `row-${row.row}-${column}`;
  // A value that was cut is fetched whole before it is edited.
  if (isEdited && row.cut) return <Skeleton className="h-11" />;
  if (isEdited) {
    return (
      <CellEditor
        row={row.row}
        column={column}
        place={place}
        text={text}
        onCommit={(value, step) => actions.onCommit(row, column, value, step)}
        onCancel={() => actions.onCancel(row, column)}
      />
    );
  }
  const isWrong = messages.length > 0 && !isLeftOut;
  return (
    <>
      <button
        type="button"
        data-column={place}
        tabIndex={isActive ? 0 : -1}
        aria-describedby={messages.length > 0 ? id : undefined}
        className={`cell-button ${isWrong ? 'cell-wrong' : ''} ${isLeftOut ? 'cell-left-out' : ''}`}
        onClick={() => actions.onEdit(row, column)}
      >
        <CellText column={column} text={text} isCut={row.cut === true} />
      </button>
      <Messages id={id} messages={messages.map(({ message }) => message)} />
    </>
  );
}

/** In UTF-16 units: what comes after would not be seen. */
const SHOWN_MAX = 400;

interface CellTextProps {
  readonly column: QuoteColumn;
  readonly text: string;
  readonly isCut: boolean;
}

function CellText({ column, text, isCut }: CellTextProps) {
  if (text === '') return <span className="text-muted">Empty</span>;
  const shown = column === 'displayDate' ? formatDay(text) : text.slice(0, SHOWN_MAX);
  return (
    <span dir="auto" className="line-clamp-4 wrap-anywhere">
      {shown}
      {isCut && column === 'text' && '…'}
    </span>
  );
}

function Messages({ id, messages }: { readonly id: string; readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div id={id} className="px-2 pt-1 text-sm font-normal text-alarm wrap-anywhere">
      {[...new Set(messages)].map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
