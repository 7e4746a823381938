import type { ReactNode } from 'react';
import { shareTexts } from '../../../texts/share-texts.ts';
import { toastSuccess } from '../../../ui/feedback/toasts.ts';
import type { WayShared } from '../start/shared-quote.ts';
import { ShareDialog } from './share-dialog.tsx';

/**
 * Shows how a quote was shared, where the system's share sheet did not.
 *
 * @param show Renders something in the quote's card; `null` removes it.
 */
export function showShared(shared: WayShared, show: (shown: ReactNode) => void): void {
  if (shared.way === 'copied') toastSuccess(shareTexts().whatIsCopied, shareTexts().copied);
  if (shared.way === 'by hand') {
    show(<ShareDialog text={shared.text} onClose={() => show(null)} />);
  }
}
