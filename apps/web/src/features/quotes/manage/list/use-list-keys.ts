import type { RefObject } from 'react';
import {
  isCheckbox,
  isTypedInto,
  searchIn,
  usePanelKeys,
} from '../../../../ui/tables/use-panel-keys.ts';

interface ListKeys {
  /** The part of the page in which the keys work; it is in the panel of a tab. */
  readonly scope: RefObject<HTMLElement | null>;
  /** Edits the quote of a row, by its index on the page from 0. */
  readonly onEdit: (place: number) => void;
  readonly onHelp: () => void;
}

const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('tbody tr');

const checkboxOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('input[type="checkbox"]');

/** The row to which a key moves the focus. */
function rowAfterKey(key: string, row: HTMLTableRowElement): Element | null | undefined {
  if (key === 'ArrowDown') return row.nextElementSibling;
  if (key === 'ArrowUp') return row.previousElementSibling;
  if (key === 'Home') return row.parentElement?.firstElementChild;
  return key === 'End' ? row.parentElement?.lastElementChild : null;
}

/** Handles a key in a row; returns whether the key has a meaning. */
function pressInRow(key: string, focused: Element, onEdit: ListKeys['onEdit']): boolean {
  const row = rowOf(focused);
  // An open menu in the row has keys of its own.
  if (!row || focused.closest('[role="menu"]')) return false;
  if (key === 'e' || (key === 'Enter' && isCheckbox(focused))) onEdit(row.sectionRowIndex);
  else if (key === 'x') checkboxOf(row)?.click();
  else {
    const next = checkboxOf(rowAfterKey(key, row));
    if (!next) return false;
    next.focus();
  }
  return true;
}

/** Handles a key in the list; returns whether the key has a meaning. */
function press(
  key: string,
  focused: Element,
  section: Element,
  { onEdit, onHelp }: Omit<ListKeys, 'scope'>,
): boolean {
  if (isTypedInto(focused)) {
    const first = checkboxOf(section.querySelector('tbody tr'));
    if (focused !== searchIn(section) || key !== 'ArrowDown' || !first) return false;
    first.focus();
    return true;
  }
  if (key !== '?') return pressInRow(key, focused, onEdit);
  onHelp();
  return true;
}

/** Keys for the list of quotes, in addition to those of every panel. */
export function useListKeys({ scope, ...keys }: ListKeys): void {
  usePanelKeys({
    scope,
    press: (key, focused, section) => press(key, focused, section, keys),
  });
}
