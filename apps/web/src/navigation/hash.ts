import { type HistoryStep, writeAddress } from './navigation.ts';

/*
 * The hash of an address names a place of the page and, as a query, values of that place:
 * `#quotes/manage?status=past&page=2`. Unlike a query of the address itself it is never sent to the server: a
 * volunteer's search is in no log, and no text is too long for a request.
 */

/**
 * How long a change waits for the next one before it is written to the address. Browsers limit how often that may be
 * done, Safari to 100 times in ten seconds.
 */
const WRITE_DELAY_MS = 300;

const listeners = new Set<() => void>();
/** The query of each place that was shown; the address has that of one place only. */
const queries = new Map<string, string>();
let pending: { readonly step: HistoryStep; readonly timer: number } | undefined;

function readHash(): readonly [place: string, query: string] {
  const hash = window.location.hash.slice(1);
  const end = hash.indexOf('?');
  return end === -1 ? [hash, ''] : [hash.slice(0, end), hash.slice(end + 1)];
}

const hashOf = (place: string, query: string) => `#${place}${query && `?${query}`}`;

function forgetPending(): HistoryStep | undefined {
  const step = pending?.step;
  clearTimeout(pending?.timer);
  pending = undefined;
  return step;
}

/** Writes pending changes to the address. */
function write(): void {
  const step = forgetPending();
  const [place, query] = readHash();
  const changed = queries.get(place) ?? query;
  if (step && changed !== query) {
    writeAddress(`${window.location.pathname}${hashOf(place, changed)}`, step);
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function followAddress(): void {
  forgetPending();
  queries.set(...readHash());
  notifyListeners();
}

/** Calls `listener` after every change of the hash until the returned function is called. */
export function subscribeToHash(listener: () => void): () => void {
  if (listeners.size === 0) {
    queries.set(...readHash());
    window.addEventListener('hashchange', followAddress);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('hashchange', followAddress);
    forgetPending();
    queries.clear();
  };
}

/** The place in the address; empty where there is none. */
export const currentPlace = (): string => readHash()[0];

/** Goes to a place, as a new entry of the history, with its last values. */
export function goToPlace(place: string): void {
  write();
  window.location.hash = hashOf(place, queries.get(place) ?? '');
}

/** The query of a place, whether or not it is shown. */
export function queryOf(place: string): string {
  const [shown, query] = readHash();
  return queries.get(place) ?? (shown === place ? query : '');
}

/** Changes the query of a place, at once for the page, and a moment later in the address. */
export function changeQuery(place: string, query: string, step: HistoryStep): void {
  if (query === queryOf(place)) return;
  // A step must not be merged into the next one, however soon that follows.
  if (step === 'push') write();
  queries.set(place, query);
  if (place === currentPlace()) {
    const earlier = forgetPending();
    pending = { step: earlier ?? step, timer: window.setTimeout(write, WRITE_DELAY_MS) };
  }
  notifyListeners();
}
