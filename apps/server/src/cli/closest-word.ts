/** More changes than this make another word. */
const CHANGES_MAX = 2;

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one word another
 * (Damerau and Levenshtein's distance, in which no letter is changed twice).
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : replaced;
      current.push(Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1));
    }
  }
  return at(a.length, b.length);
}

/** Shorter words begin too many others. */
const BEGINNING_MIN = 3;

/** The only word that begins with what was typed. */
function wordBegunWith(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < BEGINNING_MIN) return undefined;
  const [word, another] = words.filter((each) => each.startsWith(typed));
  return another === undefined ? word : undefined;
}

/** The word that somebody may have meant; undefined when none is similar. */
export function closestWord(typed: string, words: readonly string[]): string | undefined {
  const lower = typed.toLowerCase();
  const [closest] = words
    .map((word) => ({ word, changes: distance(lower, word) }))
    .filter(({ changes }) => changes <= CHANGES_MAX)
    .toSorted((a, b) => a.changes - b.changes);
  return closest?.word ?? wordBegunWith(lower, words);
}
