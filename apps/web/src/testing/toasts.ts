import { vi } from 'vitest';
import { currentToasts, dismissToast, type ToastContent } from '../ui/feedback/toast-store.ts';

/** Removes every toast, so that the next test has none. The clock must be stopped. */
export function clearToasts(): void {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
}

/** The content of the shown toast, whether or not the test renders it. */
export function shownToast(): ToastContent | undefined {
  const toast = currentToasts().find(({ open }) => open);
  if (!toast) return undefined;
  const { id: _id, open: _open, ...content } = toast;
  return content;
}
