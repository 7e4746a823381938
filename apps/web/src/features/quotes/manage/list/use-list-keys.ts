import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isHidden } from '../../../../ui/is-hidden.ts';

interface ListKeys {
  /** The part of the page that the keys work in; it stands in the panel of a tab. */
  readonly scope: RefObject<HTMLElement | null>;
  /** Edits the quote of a row, which is given by its place on the page from 0. */
  readonly onEdit: (place: number) => void;
  readonly onHelp: () => void;
}

/** The key by its character, or on a keyboard without Latin letters by its place. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isForeignLetter = key.length === 1 && key > '\u007f';
  return isForeignLetter && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

const isCheckbox = (element: Element) => element.matches('input[type="checkbox"]');

const isTypedInto = (element: Element) =>
  element.matches('input, select, textarea, [contenteditable]') && !isCheckbox(element);

/** Whether an element stands in the panel of a tab, or is that tab. */
function isIn(panel: Element, element: Element): boolean {
  return panel.contains(element) || element.getAttribute('aria-controls') === panel.id;
}

const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('tbody tr');

const checkboxOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('input[type="checkbox"]');

/** The row that a key leads to from another one. */
function rowAfterKey(key: string, row: HTMLTableRowElement): Element | null | undefined {
  if (key === 'ArrowDown') return row.nextElementSibling;
  if (key === 'ArrowUp') return row.previousElementSibling;
  if (key === 'Home') return row.parentElement?.firstElementChild;
  return key === 'End' ? row.parentElement?.lastElementChild : null;
}

/** Does what a key means in a row; returns whether it means anything. */
function pressInRow(key: string, focused: Element, onEdit: ListKeys['onEdit']): boolean {
  const row = rowOf(focused);
  // A menu that is open in the row has keys of its own.
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

/** Does what a key means in the list; returns whether it means anything. */
function press(key: string, focused: Element, section: Element, keys: ListKeys): boolean {
  const search = section.querySelector<HTMLInputElement>('input[type="search"]');
  if (isTypedInto(focused)) {
    const first = checkboxOf(section.querySelector('tbody tr'));
    if (focused !== search || key !== 'ArrowDown' || !first) return false;
    first.focus();
    return true;
  }
  if (key === '?') keys.onHelp();
  else if (key === '/') {
    search?.focus();
    search?.select();
  } else return pressInRow(key, focused, keys.onEdit);
  return true;
}

/** Whether a key works where the focus is; the one for the search also where nothing has it, as after a click beside. */
const worksAt = (focused: Element, panel: Element, event: KeyboardEvent): boolean =>
  isIn(panel, focused) || (focused === document.body && keyOf(event) === '/');

/**
 * Keys for the list of quotes, which work only while the focus is in the panel of its tab or on the tab:
 * single letters that work everywhere get in the way of who speaks to the computer (WCAG 2.1.4). `/` works also while
 * nothing has the focus. They do nothing while something is typed, in a dialog or with a modifier.
 */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      const section = latest.current.scope.current;
      const panel = section?.closest('[role="tabpanel"]');
      const focused = document.activeElement;
      if (!section || isHidden(section) || !panel || !focused || !worksAt(focused, panel, event)) {
        return;
      }
      if (press(keyOf(event), focused, section, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
