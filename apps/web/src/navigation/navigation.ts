import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What stands between a page and leaving it. */
interface LeaveGuard {
  /** Whether the visitor has to be asked before the page is left. */
  readonly mustAsk: () => boolean;
  /** Calls `leave` when the page may be left, perhaps after asking. */
  readonly ask: (leave: () => void) => void;
}

/** Public pages have no forms, and nothing to ask. */
let guard: LeaveGuard = { mustAsk: () => false, ask: (leave) => leave() };

/** Sends every later way out of the page through `next`. */
export function setLeaveGuard(next: LeaveGuard): void {
  guard = next;
}

let shownPath: string | undefined;
let shownHash = '';

/** How a change of the address stands in the history: as a new entry or in place of the present one. */
export type HistoryStep = 'push' | 'replace';

function readLocation(): void {
  shownPath = window.location.pathname;
  shownHash = window.location.hash;
}

/** Changes the address and nothing else: the page that is shown stays. */
export function writeAddress(address: string, step: HistoryStep, state: unknown = null): void {
  window.history[`${step}State`](state, '', address);
  readLocation();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * The browser's back and forward: the address has changed already. While the visitor is asked it is
 * again that of the page on the screen, as an entry after the one that was gone to.
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
 * Goes to another page of the site without loading the document anew. Where something typed would
 * be lost, the visitor is asked first.
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

/** The path of the page, as it changes; on the server the one that was asked for. */
export function usePath(requestedPath: string): string {
  return useSyncExternalStore(
    subscribe,
    () => shownPath ?? window.location.pathname,
    () => requestedPath,
  );
}
