/** Pages on a sheet that is printed on both sides and folded once. */
const PAGES_OF_SHEET = 4;

/**
 * The pages that are side by side on each side of the sheets, so that they are in order once the sheets are folded
 * into each other: the last beside the first, the second beside the last but one, and so on.
 *
 * @returns pairs of indexes; from `count` on a page is blank
 */
export function imposedSides(count: number): (readonly [number, number])[] {
  const pages = Math.ceil(count / PAGES_OF_SHEET) * PAGES_OF_SHEET;
  return Array.from({ length: pages / 2 }, (_, side) => {
    const other = pages - 1 - side;
    return side % 2 === 0 ? [other, side] : [side, other];
  });
}
