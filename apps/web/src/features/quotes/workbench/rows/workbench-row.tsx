import type { CellColumn, LanguageColumn, PreviewRow, QuoteColumn } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import { createElement, memo, type ReactElement } from 'react';
import { spoken } from '../../../../texts/spoken.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { GridCell, GridRowHeading } from '../../../../ui/tables/virtual-grid.tsx';
import { isCellColumn } from '../state/judge-cell.ts';
import {
  type EditedRow,
  isAsStored,
  judgeRow,
  type RowJudgement,
  storedIn,
  textOf,
} from '../state/judge-row.ts';
import { columnLabel } from '../state/workbench-messages.ts';
import { CellEditor } from './cell-editor.tsx';
import { CellText, StoredText } from './cell-text.tsx';
import { actionCount, type RowActions, RowButtons } from './row-actions.tsx';
import { RowTranslations } from './row-translations.tsx';
import '../../../../ui/tables/badge.css';

/** The parts of the row are props of their own, by which it is known whether it has to be rendered again. */
interface WorkbenchRowProps extends EditedRow {
  /** The index of the element to which Tab leads, when it is in this row. */
  readonly activePlace: number | undefined;
  readonly editedColumn: CellColumn | undefined;
  /** The columns of quotes that are shown. */
  readonly columns: readonly QuoteColumn[];
  /** The columns of translations in the file. */
  readonly translated: readonly LanguageColumn[];
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
  const { activePlace, editedColumn, columns, translated, actions, ...edited } = props;
  const { row, isLeftOut } = edited;
  const { status, issues } = judgeRow(edited);
  const rowMessages = issues.filter(({ column }) => !isCellColumn(column));
  const rowMessagesId = `row-${row.row}-messages`;
  const cellAt = (column: CellColumn, place: number) => (
    <ValueCell
      row={row}
      column={column}
      place={place}
      text={textOf(edited, column)}
      stored={isAsStored(edited, column) ? undefined : storedText(row, column)}
      messages={issues.filter((issue) => issue.column === column)}
      isLeftOut={isLeftOut}
      isActive={activePlace === place}
      isEdited={editedColumn === column}
      actions={actions}
    />
  );
  return (
    <>
      <GridRowHeading>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {spoken.number(row.row)}
          <span className={BADGES[status]}>{texts.statusOf(status)}</span>
        </span>
        <Messages id={rowMessagesId} messages={rowMessages.map(({ message }) => message)} />
      </GridRowHeading>
      {columns.map((column, place) => (
        <GridCell key={column} heading={columnLabel(column)}>
          {cellAt(column, place)}
        </GridCell>
      ))}
      <GridCell>
        <RowButtons
          edited={edited}
          place={columns.length}
          activePlace={activePlace}
          describedBy={rowMessages.length > 0 ? rowMessagesId : undefined}
          actions={actions}
        />
      </GridCell>
      <RowTranslations
        edited={edited}
        issues={issues}
        translated={translated}
        place={columns.length + actionCount(edited)}
        activePlace={activePlace}
      >
        {cellAt}
      </RowTranslations>
    </>
  );
});

function storedText(row: PreviewRow, column: CellColumn): string | undefined {
  const stored = storedIn(row, column);
  return stored === undefined ? undefined : (stored ?? '');
}

interface ValueCellProps {
  readonly row: PreviewRow;
  readonly column: CellColumn;
  readonly place: number;
  readonly text: string;
  /** The stored value, where it differs; undefined where it is the same, or where there is none. */
  readonly stored: string | undefined;
  readonly messages: RowJudgement['issues'];
  readonly isLeftOut: boolean;
  readonly isActive: boolean;
  readonly isEdited: boolean;
  readonly actions: RowActions;
}

/** A value that becomes an input when it is pressed. */
function ValueCell(props: ValueCellProps) {
  const { row, column, place, text, stored, messages, isLeftOut, isActive, isEdited, actions } =
    props;
  const id = `row-${row.row}-${column.replace(':', '-')}`;
  const cell = { row, column, place };
  // A value that was cut is fetched whole before it is edited.
  if (isEdited && row.cut) return <Skeleton className="h-11" />;
  if (isEdited) {
    return (
      <CellEditor
        row={row.row}
        column={column}
        place={place}
        text={text}
        stored={storedIn(row, column)}
        onCommit={(value, step) => actions.onCommit(cell, value, step)}
        onCancel={() => actions.onCancel(cell)}
      />
    );
  }
  const isWrong = messages.length > 0 && !isLeftOut;
  const storedId = `${id}-stored`;
  const describedBy = [messages.length > 0 && id, stored !== undefined && storedId]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <button
        type="button"
        data-column={place}
        tabIndex={isActive ? 0 : -1}
        aria-describedby={describedBy || undefined}
        className={`cell-button ${isWrong ? 'cell-wrong' : ''} ${isLeftOut ? 'cell-left-out' : ''}`}
        onClick={() => actions.onEdit(cell)}
      >
        <CellText column={column} text={text} isCut={row.cut === true} stored={stored} />
      </button>
      {stored !== undefined && (
        <StoredText id={storedId} column={column} stored={stored} text={text} />
      )}
      <Messages
        id={id}
        messages={messages.map(({ message }) => message)}
        onPress={() => actions.onEdit(cell)}
      />
    </>
  );
}

interface MessagesProps {
  readonly id: string;
  readonly messages: readonly string[];
  /** Opens the editor; missing for a problem of the row as a whole. */
  readonly onPress?: () => void;
}

function Messages({ id, messages, onPress }: MessagesProps) {
  if (messages.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button above it does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise, also for the keyboard
    <div
      id={id}
      className={`px-2 pt-1 text-sm font-normal text-alarm wrap-anywhere ${onPress ? 'cursor-text' : ''}`}
      onClick={onPress}
    >
      {[...new Set(messages)].map((message) => (
        <Message key={message} message={message} />
      ))}
    </div>
  );
}

/**
 * A day in a message. In a narrow column it would be broken after a hyphen, and from right to left it would be read as
 * another day.
 */
const WRITTEN_DAY = /([\p{L}\d]{4}-[\p{L}\d]{2}-[\p{L}\d]{2})/u;

function Message({ message }: { readonly message: string }): ReactElement {
  const parts = message.split(WRITTEN_DAY).map((part) =>
    // biome-ignore lint/correctness/useJsxKeyInIterable: the parts are children one by one
    WRITTEN_DAY.test(part) ? <span className="whitespace-nowrap">{part}</span> : part,
  );
  return createElement('p', null, ...parts);
}
