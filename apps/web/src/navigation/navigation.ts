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

/** Closes what lies over the page; undefined while nothing does. */
let closeTopmost: (() => void) | undefined;

/** Has back and forward call `close`, and the page stay, until it is called with undefined. */
export function setCloseTopmost(close: (() => void) | undefined): void {
  closeTopmost = close;
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

/** Sets the address back to that of the shown page, as an entry after the one that was gone to. */
const putAddressBack = () => window.history.pushState(null, '', `${shownPath}${shownHash}`);

/**
 * Follows the browser's back and forward, after which the address has changed already. It is put back when they close
 * something, and while the visitor is asked.
 */
function followHistory(): void {
  if (closeTopmost) {
    putAddressBack();
    closeTopmost();
  } else if (window.location.pathname === shownPath) readLocation();
  else if (guard.mustAsk()) {
    putAddressBack();
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
