/** Both from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rowCount: number;
  readonly columnCount: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

function move({ key, ctrlKey }: Key, { row, column }: GridPlace, size: GridSize): GridPlace | null {
  const last = size.columnCount - 1;
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'PageDown':
      return { row: row + PAGE_ROWS, column };
    case 'PageUp':
      return { row: row - PAGE_ROWS, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? size.rowCount - 1 : row, column: last };
    default:
      return null;
  }
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/**
 * The cell to which a key moves in a grid with fixed edges; null for keys that do not move.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/#keyboardinteraction
 */
export function placeAfterKey(key: Key, from: GridPlace, size: GridSize): GridPlace | null {
  const place = move(key, from, size);
  return (
    place && {
      row: within(place.row, size.rowCount),
      column: within(place.column, size.columnCount),
    }
  );
}
