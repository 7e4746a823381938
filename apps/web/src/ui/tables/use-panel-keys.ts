import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isHidden } from '../is-hidden.ts';

interface PanelKeys {
  /** The part of the page in which the keys work; it is in the panel of a tab, and may have a search. */
  readonly scope: RefObject<HTMLElement | null>;
  /** Handles keys other than `/`; returns whether the key has a meaning. */
  readonly press?: (key: string, focused: Element, section: Element) => boolean;
}

/** The key by its character, or on a keyboard without Latin letters by its position. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isForeignLetter = key.length === 1 && key > '\u007f';
  return isForeignLetter && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

export const isCheckbox = (element: Element): boolean => element.matches('input[type="checkbox"]');

/** Whether keys are text in an element. */
export const isTypedInto = (element: Element): boolean =>
  element.matches('input, select, textarea, [contenteditable]') && !isCheckbox(element);

/** Whether an element is in the panel of a tab, or is that tab. */
function isIn(panel: Element, element: Element): boolean {
  return panel.contains(element) || element.getAttribute('aria-controls') === panel.id;
}

/** The search field of a panel's list. */
export const searchIn = (section: Element): HTMLInputElement | null =>
  section.querySelector('input[type="search"]');

function goToSearch(section: Element): boolean {
  const search = searchIn(section);
  search?.focus();
  search?.select();
  return search !== null;
}

/**
 * Whether a key works at the focused element; the one for the search also works without focus, as after a click beside.
 */
const worksAt = (focused: Element, panel: Element, event: KeyboardEvent): boolean =>
  isIn(panel, focused) || (focused === document.body && keyOf(event) === '/');

/**
 * Keys for what a tab lists, which work only while the focus is in the panel of the tab or on the tab: single letters
 * that work everywhere disturb people who use speech input (WCAG 2.1.4). `/` leads to the search, and also works while
 * nothing has the focus. Keys do nothing while text is typed, in a dialog or with a modifier.
 */
export function usePanelKeys(keys: PanelKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      const { scope, press } = latest.current;
      const section = scope.current;
      const panel = section?.closest('[role="tabpanel"]');
      const focused = document.activeElement;
      if (!section || isHidden(section) || !panel || !focused || !worksAt(focused, panel, event)) {
        return;
      }
      const key = keyOf(event);
      const isDone =
        key === '/' && !isTypedInto(focused) ? goToSearch(section) : press?.(key, focused, section);
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
