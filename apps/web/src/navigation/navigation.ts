import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Decides whether a page may be left. */
interface LeaveGuard {
  /** Whether the visitor has to be asked before the page is left. */
  readonly mustAsk: () => boolean;
  /** Calls `leave` when the page may be left, perhaps after asking. */
  readonly ask: (leave: () => void) => void;
}

/** Public pages have no forms, so nothing has to be asked. */
let guard: LeaveGuard = { mustAsk: () => false, ask: (leave) => leave() };

/** Has `next` decide about every later navigation away from the page. */
export function setLeaveGuard(next: LeaveGuard): void {
  guard = next;
}

let shownPath: string | undefined;
let shownHash = '';

/** How a change of the address is added to the history: as a new entry, or in place of the present one. */
export type HistoryStep = 'push' | 'replace';

function readLocation(): void {
  shownPath = window.location.pathname;
  shownHash = window.location.hash;
}

/** Changes only the address: the shown page stays. */
export function writeAddress(address: string, step: HistoryStep, state: unknown = null): void {
  window.history[`${step}State`](state, '', address);
  readLocation();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Follows the browser's back and forward, after which the address has changed already. While the visitor is asked, it
 * is set back to that of the shown page, as an entry after the target.
 */
function followHistory(): void {
  if (window.location.pathname === shownPath) readLocation();
  else if (guard.mustAsk()) {
    window.history.pushState(null, '', `${shownPath}${shownHash}`);
    guard.ask(() => window.history.back());
  } else {
    readLocation();
    notifyListeners();
  }
}

/**
 * Goes to another page of the site without loading the document anew. When typed text would be lost, the visitor is
 * asked first.
 */
export function navigate(path: string, { replace = false, state = null as unknown } = {}): void {
  guard.ask(() => {
    writeAddress(path, replace ? 'replace' : 'push', state);
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

/** The present path of the page; on the server that of the request. */
export function usePath(requestedPath: string): string {
  return useSyncExternalStore(
    subscribe,
    () => shownPath ?? window.location.pathname,
    () => requestedPath,
  );
}
