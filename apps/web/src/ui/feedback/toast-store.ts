import type { ReactNode } from 'react';

/** How many toasts are visible at a time. */
const LIMIT = 1;
/** How long a dismissed toast stays in the list: far longer than its exit animation. */
const REMOVE_DELAY_MS = 1_000_000;

interface ToastAction {
  readonly label: string;
  /** Tells screen reader users another way to the same action. */
  readonly altText: string;
  readonly onClick: () => void;
}

export interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  /** `destructive` is for errors. */
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
  /** Whether it is about something in progress: then it stays until it is dismissed or replaced. */
  readonly isPending?: boolean;
}

export interface Toast extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; it replaces a visible one.
 *
 * @returns its id, for {@link dismissToast}
 * @example
 * showToast({ title: 'Error', description: 'Failed to fetch holy days', variant: 'destructive' });
 */
export function showToast(content: ToastContent): string {
  lastId += 1;
  const id = String(lastId);
  set([{ ...content, id, open: true }, ...toasts].slice(0, LIMIT));
  return id;
}

/** Hides a toast. */
export function dismissToast(id: string): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  const remove = () => {
    removals.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  removals.set(id, setTimeout(remove, REMOVE_DELAY_MS));
}

/** All toasts, dismissed ones included: a snapshot for `useSyncExternalStore`. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` after every change, until the returned function unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
