import { useSyncExternalStore } from 'react';
import { askToLeave, mustAskToLeave } from './unsaved-forms.ts';

const listeners = new Set<() => void>();

let shownPath: string | undefined;
let shownHash = '';

function readLocation(): void {
  shownPath = window.location.pathname;
  shownHash = window.location.hash;
}

function notifyListeners(): void {
  readLocation();
  for (const listener of listeners) listener();
}

/**
 * The browser's back and forward: the address has changed already. While the visitor is asked it is
 * again that of the page on the screen, as an entry after the one that was gone to.
 */
function followHistory(): void {
  if (window.location.pathname === shownPath) readLocation();
  else if (mustAskToLeave()) {
    window.history.pushState(null, '', `${shownPath}${shownHash}`);
    askToLeave(() => window.history.back());
  } else notifyListeners();
}

/**
 * Goes to another page of the site without loading the document anew. Where something typed would
 * be lost, the visitor is asked first.
 */
export function navigate(path: string, { replace = false } = {}): void {
  askToLeave(() => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
    notifyListeners();
  });
}

function subscribe(listener: () => void): () => void {
  if (shownPath === undefined) readLocation();
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
