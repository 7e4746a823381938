// biome-ignore-all lint/a11y/noRedundantRoles: rows are placed by hand, and lose the roles of a table
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose cells take the focus is a table, too
// biome-ignore-all lint/a11y/useFocusableInteractive: what a cell holds takes the focus
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type GridPlace, placeAfterKey } from './grid-navigation.ts';
import { readingKey } from './reading-key.ts';
import './virtual-grid.css';

/** Rows that are rendered beyond the visible ones, above and below. */
const OVERSCAN = 3;
/** The height in pixels that the headings cover while rows are scrolled below them. */
const HEADINGS_HEIGHT = 48;

export interface VirtualGridHandle {
  /** Moves the focus to a cell, if it exists, and scrolls it into view. */
  readonly focusCell: (place: GridPlace) => void;
}

interface VirtualGridProps {
  readonly label: string;
  readonly describedBy?: string;
  /** One for each cell of a row. */
  readonly headings: readonly string[];
  readonly className?: string;
  readonly rowCount: number;
  /** The most focusable elements of a row: those with `data-column` from 0 to below this number. */
  readonly columnCount: number;
  /** The same function as long as the rows are the same: with another one all are measured again. */
  readonly rowKey: (index: number) => number;
  /** Height in pixels before a row is measured. */
  readonly estimatedHeight: number;
  /** Renders the cells of a row; `activeColumn` is the one that Tab leads to, when it is in this row. */
  readonly children: (index: number, activeColumn: number | undefined) => ReactNode;
  readonly ref?: Ref<VirtualGridHandle>;
}

/**
 * A grid of any number of rows, of which only the visible ones are rendered, with the keyboard pattern of the
 * WAI-ARIA practices: it is one tab stop, and arrow keys move between its cells.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, describedBy, headings, className = '', rowCount, rowKey, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useGridFocus(props, scroller);
  const { virtualizer, active } = grid;
  return (
    <div ref={scroller} className="virtual-grid-scroller">
      <table
        role="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-rowcount={rowCount + 1}
        className={`virtual-grid ${className}`}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {headings.map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <tr
              key={rowKey(index)}
              ref={virtualizer.measureElement}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(index, active.row === index ? active.column : undefined)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cell that Tab leads to, and a function that moves the focus to cells that may not be rendered yet. */
function useGridFocus(
  { rowCount, columnCount, rowKey, estimatedHeight, ref }: VirtualGridProps,
  scroller: { readonly current: HTMLDivElement | null },
) {
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const wanted = useRef<GridPlace | null>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: rowKey,
    overscan: OVERSCAN,
    scrollPaddingStart: HEADINGS_HEIGHT,
    // The cell that Tab leads to is always rendered, wherever the grid is scrolled.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      if (rowCount === 0 || inView.includes(active.row)) return inView;
      return [...inView, Math.min(active.row, rowCount - 1)].sort((a, b) => a - b);
    },
  });
  const focusCell = (place: GridPlace) => {
    wanted.current = place;
    setActive(place);
    virtualizer.scrollToIndex(place.row, { align: 'auto' });
  };
  useImperativeHandle(ref, () => ({ focusCell }));
  useLayoutEffect(() => {
    const place = wanted.current;
    if (!place) return;
    const row = scroller.current?.querySelector(`[data-index="${place.row}"]`);
    const cell = row && cellAt(row, place.column);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    // It may have been focused before: then no other event marks it as the one that Tab leads to.
    const found = placeOf(cell);
    if (found && found.column !== place.column) setActive(found);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || isTyping(event.target)) return;
    if (event.key === 'F2') (event.target as HTMLElement).click();
    const key = readingKey(event, event.currentTarget);
    const next = placeAfterKey(key, place, { rowCount, columnCount });
    if (next === null && event.key !== 'F2') return;
    event.preventDefault();
    if (next) focusCell(next);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place && (place.row !== active.row || place.column !== active.column)) setActive(place);
  };
  return { virtualizer, active, onKeyDown, onFocus };
}

/** The focusable element at an index of a row; its last one where the row has fewer. */
const cellAt = (row: Element, column: number): HTMLElement | undefined =>
  row.querySelector<HTMLElement>(`[data-column="${column}"]`) ??
  [...row.querySelectorAll<HTMLElement>('[data-column]')].at(-1);

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The row and column of the cell that contains an element. */
function placeOf(target: EventTarget): GridPlace | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return column === undefined || row === undefined
    ? null
    : { row: Number(row), column: Number(column) };
}

/** The heading of a row. */
export function GridRowHeading({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="row" role="rowheader">
      {children}
    </th>
  );
}

interface GridCellProps {
  /** Shown above the content on narrow screens. */
  readonly heading?: string;
  /** Whether it is below the others, across the whole row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A cell. Each focusable element in it has its index as `data-column`. */
export function GridCell({ heading, isWide = false, children }: GridCellProps) {
  return (
    <td role="gridcell" className={isWide ? 'wide-cell' : undefined}>
      {heading !== undefined && (
        <span aria-hidden className="cell-heading">
          {heading}
        </span>
      )}
      {children}
    </td>
  );
}
