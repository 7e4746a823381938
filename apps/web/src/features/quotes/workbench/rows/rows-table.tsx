import {
  type CellColumn,
  type ColumnKind,
  kindOfColumn,
  type PreviewRow,
  type QuoteColumn,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/workbench';
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VirtualGrid, type VirtualGridHandle } from '../../../../ui/tables/virtual-grid.tsx';
import { languageColumnsOf, quoteColumnsOf } from '../state/row-values.ts';
import type { Workbench } from '../state/use-workbench.ts';
import { columnLabel } from '../state/workbench-messages.ts';
import { editedRow } from '../state/workbench-state.ts';
import { PLACES, type RowActions } from './row-actions.tsx';
import { WorkbenchRow } from './workbench-row.tsx';

/** The width of a column, by its kind. */
const WIDTHS: Readonly<Record<ColumnKind, string>> = {
  quote: 'minmax(0, 2fr)',
  source: 'minmax(0, 1fr)',
  date: '10.5rem',
  link: 'minmax(0, 1fr)',
  language: '7rem',
  text: 'minmax(0, 1fr)',
};
/** Custom properties for `workbench.css`. */
interface ValueColumns extends CSSProperties {
  readonly '--value-columns': string;
}

const valueColumns = (columns: readonly QuoteColumn[]): ValueColumns => ({
  '--value-columns': columns.map((column) => WIDTHS[kindOfColumn(column)]).join(' '),
});

/** In pixels, before rows are measured: below this width rows are blocks with labels. */
const NARROW_MAX = 800;
const ESTIMATED_HEIGHT = 84;
const ESTIMATED_NARROW_HEIGHT = 164;

interface Editing {
  readonly row: number;
  readonly column: CellColumn;
}

const isBesideEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Keeps the focus in the editor until the click, which ends the edit first. An editor that closes moves the rows below
 * it, and the pressed button would be gone before it is clicked.
 */
const KEEP_PRESSED_BUTTON = {
  onMouseDown: (event: MouseEvent) => {
    if (isBesideEditor(event.target)) event.preventDefault();
  },
  onClickCapture: ({ target }: MouseEvent) => {
    if (isBesideEditor(target) && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  },
};

/** The filtered rows, with cells that are edited in place. */
export function RowsTable({ workbench }: { readonly workbench: Workbench }) {
  const { state } = workbench;
  const { listed, preview } = state;
  const columns = useMemo(() => (preview ? quoteColumnsOf(preview) : []), [preview]);
  const translated = useMemo(() => (preview ? languageColumnsOf(preview) : []), [preview]);
  const grid = useRef<VirtualGridHandle>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const actions = useRowActions(workbench, grid, setEditing);
  // With another function every row would be measured anew.
  const rowKey = useCallback((index: number) => listed[index]?.row ?? index, [listed]);
  const estimatedHeight =
    window.innerWidth < NARROW_MAX ? ESTIMATED_NARROW_HEIGHT : ESTIMATED_HEIGHT;
  if (listed.length === 0) {
    return <p className="py-8 text-center text-muted">{texts.noRows}</p>;
  }
  return (
    <div {...(editing && KEEP_PRESSED_BUTTON)} className="space-y-2" style={valueColumns(columns)}>
      <p id="rows-help" className="text-sm text-muted">
        {texts.rowsHelp}
      </p>
      <VirtualGrid
        ref={grid}
        label={texts.rowsOfFile}
        describedBy="rows-help"
        headings={[texts.row, ...columns.map(columnLabel), texts.leaveOut]}
        className="rows-grid"
        rowCount={listed.length}
        columnCount={PLACES}
        rowKey={rowKey}
        estimatedHeight={estimatedHeight}
      >
        {(index, activePlace) => {
          const listedRow = listed[index];
          if (!listedRow) return null;
          return (
            <WorkbenchRow
              {...editedRow(state, listedRow)}
              columns={columns}
              translated={translated}
              activePlace={activePlace}
              editedColumn={editing?.row === listedRow.row ? editing.column : undefined}
              actions={actions}
            />
          );
        }}
      </VirtualGrid>
    </div>
  );
}

/** The actions of rows: always the same functions, so that a row is rendered only for its own changes. */
function useRowActions(
  workbench: Workbench,
  grid: { readonly current: VirtualGridHandle | null },
  setEditing: (editing: Editing | null) => void,
): RowActions {
  const latest = useRef(workbench);
  useEffect(() => {
    latest.current = workbench;
  });
  return useMemo(() => {
    const focus = ({ row }: PreviewRow, place: number) => {
      const index = latest.current.state.listed.findIndex((listed) => listed.row === row);
      grid.current?.focusCell({ row: index, column: Math.max(0, place) });
    };
    return {
      onEdit: ({ row, column, place }) => {
        setEditing({ row: row.row, column });
        if (!row.cut) return;
        latest.current.fetchWhole(row.row, () => {
          setEditing(null);
          focus(row, place);
        });
      },
      onCommit: ({ row, column, place }, text, step) => {
        setEditing(null);
        latest.current.correct(row.row, column, text, step !== 'stay away');
        if (step !== 'stay away') focus(row, place + step);
      },
      onCancel: ({ row, place }) => {
        setEditing(null);
        focus(row, place);
      },
      onLeaveOut: ({ row }, isLeftOut) => latest.current.leaveOut([row], isLeftOut),
      onDecide: ({ row }, choice) => latest.current.decide([row], choice),
    };
  }, [grid, setEditing]);
}
