import type { Taker } from './undo.repository.ts';

/** A quote that an undo would move from its date to its former one; null is no date. */
interface Move {
  readonly id: number;
  readonly former: string | null;
  readonly date: string | null;
}

/**
 * Which quotes cannot be moved back, since their former date is taken by a quote that stays there. Each of them keeps
 * its own date, which may keep another quote from its former date.
 *
 * @param takers The quotes that have one of the former dates and did not have it before.
 */
export function quotesThatStay(moves: readonly Move[], takers: readonly Taker[]): Set<number> {
  const leaving = new Set(moves.map(({ id }) => id));
  const taken = takers.filter(({ id }) => !leaving.has(id)).map(({ date }) => date);
  const takenBy = new Set(takers.map(({ id }) => id));
  const movesTo = Map.groupBy(moves, ({ former }) => former);
  const staying = new Set<number>();
  // The list grows while it is iterated over.
  for (const former of taken) {
    for (const { id, date } of movesTo.get(former) ?? []) {
      if (staying.has(id)) continue;
      staying.add(id);
      if (date !== null && takenBy.has(id)) taken.push(date);
    }
  }
  return staying;
}
