import { toastError, toastSuccess } from '../feedback/toasts.ts';

/**
 * Copies a text to the clipboard, and says whether that went well.
 *
 * @param copied Said where it did.
 * @param failed Said where it did not.
 */
export async function copyText(text: string, copied: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Over plain http browsers have no clipboard for the page; elsewhere the volunteer may have refused it.
    toastError(failed);
    return false;
  }
  toastSuccess(copied);
  return true;
}
