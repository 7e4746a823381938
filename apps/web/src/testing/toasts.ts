import { vi } from 'vitest';
import { currentToasts, dismissToast } from '../ui/notify.ts';

/** Removes every toast, lest the next test sees it. The clock must be stopped. */
export function clearToasts(): void {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
}
