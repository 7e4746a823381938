import { toastError, toastSuccess } from '../feedback/toasts.ts';

/**
 * Copies a text to the clipboard; returns whether that succeeded.
 *
 * @param copied The message on success.
 * @param failed The message on failure.
 */
export async function copyText(text: string, copied: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Over plain http browsers have no clipboard for the page; otherwise the volunteer may have denied it.
    toastError(failed);
    return false;
  }
  toastSuccess(copied);
  return true;
}
