import type { SharedQuote, WayShared } from './shared-quote.ts';

/** Whether there is a share sheet, which says all that there is to say itself. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/**
 * Begins to copy a text that comes later, where there is no share sheet to be tried first. WebKit lets a page
 * write to the clipboard only at once when something is pressed, not when a script has been loaded since.
 */
function copyLater(text: () => Promise<string>): Promise<void> | undefined {
  // Browsers have no clipboard over plain http, and not all have its items, whatever their types say.
  const { clipboard }: Partial<Navigator> = navigator;
  if (hasShareSheet() || !clipboard || !('ClipboardItem' in window)) return undefined;
  const later = text();
  // A browser that refuses at once never looks at the text, whose failure would then be nobody's.
  later.catch(() => {});
  const copying = clipboard.write([new ClipboardItem({ 'text/plain': later })]);
  // Whether it succeeds is asked when the script is there.
  copying.catch(() => {});
  return copying;
}

/** Passes a quote on, in the moment of the press; what does it is loaded then. */
export async function beginSharing(shared: SharedQuote): Promise<WayShared> {
  const loading = import('./share-quote.ts');
  const copying = copyLater(async () => (await loading).textOf(shared));
  try {
    return await (await loading).shareQuote(shared, copying);
  } catch {
    return { way: 'failed' };
  }
}
