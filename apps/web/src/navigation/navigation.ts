import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Forms with something in them that would be lost by leaving the page. */
export const unsavedForms = new Set<symbol>();
const UNSAVED_QUESTION = 'Leave this page? What you typed is not saved.';

let shownPath: string | undefined;
let shownHash = '';

function mayLeave(): boolean {
  return unsavedForms.size === 0 || window.confirm(UNSAVED_QUESTION);
}

function remember(): void {
  shownPath = window.location.pathname;
  shownHash = window.location.hash;
}

function announce(): void {
  remember();
  for (const listener of listeners) listener();
}

/** The browser's back and forward: the address has changed already, so staying changes it back. */
function followHistory(): void {
  if (window.location.pathname === shownPath) remember();
  else if (mayLeave()) announce();
  else window.history.pushState(null, '', `${shownPath}${shownHash}`);
}

/**
 * Goes to another page of the site without loading the document anew. Where something typed would
 * be lost, the visitor is asked first.
 *
 * @returns whether the page was left
 */
export function navigate(path: string, { replace = false } = {}): boolean {
  if (!mayLeave()) return false;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  announce();
  return true;
}

function subscribe(listener: () => void): () => void {
  if (shownPath === undefined) remember();
  if (listeners.size === 0) window.addEventListener('popstate', followHistory);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', followHistory);
  };
}

/** The path of the page, as it changes; on the server the one that was asked for. */
export function usePath(requestedPath: string): string {
  return useSyncExternalStore(
    subscribe,
    () => shownPath ?? window.location.pathname,
    () => requestedPath,
  );
}
