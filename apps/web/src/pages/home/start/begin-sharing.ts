import type { SharedQuote, WayShared } from './shared-quote.ts';

/** Whether there is a share sheet, which shows its own messages. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/**
 * Begins to copy a text that is ready later, where there is no share sheet to try first. WebKit lets a page write to
 * the clipboard only at once after a press, and not after loading a script.
 */
function copyLater(text: () => Promise<string>): Promise<void> | undefined {
  // Browsers have no clipboard over plain http, and some lack `ClipboardItem`, whatever their types say.
  const { clipboard }: Partial<Navigator> = navigator;
  if (hasShareSheet() || !clipboard || !('ClipboardItem' in window)) return undefined;
  const later = text();
  // A browser that refuses at once never waits for the text, so a failure of it would be unhandled.
  later.catch(() => {});
  const copying = clipboard.write([new ClipboardItem({ 'text/plain': later })]);
  // The result is used when the script is loaded.
  copying.catch(() => {});
  return copying;
}

/** Shares a quote, at the moment of the press; the rest of the code is loaded then. */
export async function beginSharing(shared: SharedQuote): Promise<WayShared> {
  const loading = import('./share-quote.ts');
  const copying = copyLater(async () => (await loading).textOf(shared));
  try {
    return await (await loading).shareQuote(shared, copying);
  } catch {
    return { way: 'failed' };
  }
}
