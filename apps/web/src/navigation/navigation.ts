import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Decides whether a page may be left. */
interface LeaveGuard {
  /** Calls `leave` when the page may be left, perhaps after asking. */
  readonly ask: (leave: () => void) => void;
  /** What back or forward do where they must not be followed; undefined where they may be. */
  readonly instead: (isLeaving: boolean) => (() => void) | undefined;
}

/** Public pages have neither forms nor dialogs, so nothing has to be asked or closed. */
let guard: LeaveGuard = { ask: (leave) => leave(), instead: () => undefined };

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
 * Follows the browser's back and forward, after which the address has changed already. Where something else happens
 * instead, it is set back to that of the shown page, as an entry after the target.
 */
function followHistory(): void {
  const instead = guard.instead(window.location.pathname !== shownPath);
  if (instead) {
    window.history.pushState(null, '', `${shownPath}${shownHash}`);
    instead();
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
