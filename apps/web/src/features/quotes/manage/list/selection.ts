import type { Quote } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';

export type Selection = ReadonlySet<number>;

export const NOTHING_SELECTED: Selection = new Set();

/** The selection with some quotes added or removed. */
export function withSelected(
  selection: Selection,
  ids: Iterable<number>,
  isSelected: boolean,
): Selection {
  return isSelected ? selection.union(new Set(ids)) : selection.difference(new Set(ids));
}

/** The part of a selection that is among these quotes. */
export function selectedAmong(selection: Selection, quotes: readonly Quote[]): Selection {
  return selection.intersection(new Set(quotes.map(({ id }) => id)));
}

/** Whether all, some or none of these quotes are selected; none where there are no quotes. */
export function howManySelected(
  selection: Selection,
  quotes: readonly Quote[],
): 'all' | 'some' | 'none' {
  const count = quotes.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === quotes.length ? 'all' : 'some';
}

/** Whether there are quotes, and all of them are selected. */
export function isEachSelected(selection: Selection, quotes: readonly Quote[]): boolean {
  return quotes.length > 0 && quotes.every(({ id }) => selection.has(id));
}

/** Such as `3 selected (1 of them hidden by the filters)` or `61 selected (all that match)`. */
export function selectionText(selection: Selection, listed: readonly Quote[]): string {
  const hidden = selection.size - selectedAmong(selection, listed).size;
  const isAll = listed.length > 1 && isEachSelected(selection, listed);
  return texts.selected(selection.size, hidden, isAll);
}
