/** Cells that one link may cover, and all links of a sheet or workbook together; the library visits each. */
const LINK_CELLS_MAX = 1000;
const ALL_LINKS_CELLS_MAX = 200_000;

/** Counts the cells that links cover: whether one more link, over so many cells, is within the limits. */
export function createLinkLimit(): (cells: number) => boolean {
  let left = ALL_LINKS_CELLS_MAX;
  return (cells) => {
    if (!(cells > 0 && cells <= LINK_CELLS_MAX && cells <= left)) return false;
    left -= cells;
    return true;
  };
}

/** How many cells a range covers that may end before it begins. */
export const cellsOfRange = (rows: number, columns: number): number =>
  rows > 0 && columns > 0 ? rows * columns : 0;
