import type { ReactNode } from 'react';
import { shareTexts } from '../../../texts/share-texts.ts';
import { toastSuccess } from '../../../ui/feedback/toasts.ts';
import type { WayShared } from '../start/shared-quote.ts';
import { ShareDialog } from './share-dialog.tsx';

/**
 * Says how a quote was passed on, where the system's share sheet has not.
 *
 * @param show Shows something in the quote's card; `null` takes it away.
 */
export function showShared(shared: WayShared, show: (shown: ReactNode) => void): void {
  if (shared.way === 'copied') toastSuccess(shareTexts().whatIsCopied, shareTexts().copied);
  if (shared.way === 'by hand') {
    show(<ShareDialog text={shared.text} onClose={() => show(null)} />);
  }
}
