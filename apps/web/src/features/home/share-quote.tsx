import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import type { ReactNode } from 'react';
import { shareTexts } from '../../texts/share-texts.ts';
import { texts } from '../../texts/texts.ts';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { SharedQuote } from './shared-quote.ts';

/** Whether a way of sharing did it; a visitor who closes the share sheet has done, too. */
async function succeeds(way: Promise<void> | undefined): Promise<boolean> {
  try {
    await way;
    return way !== undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Passes a quote on by the system's share sheet; where there is none, copies it; and where browsers do not allow
 * that either, as over plain http, shows it to be copied by hand.
 *
 * @param show Shows something in the quote's card; `null` takes it away.
 */
export async function shareQuote(
  { quote, day }: SharedQuote,
  show: (shown: ReactNode) => void,
): Promise<void> {
  const text = `${inQuotationMarks(quote.text, texts.quotationMarks)}\n— ${quote.source}`;
  // The address by which the visitor knows this site.
  const url = `${window.location.origin}/quotes/${day}`;
  // Browsers have neither over plain http, whatever their types say.
  const { share, clipboard }: Partial<Navigator> = navigator;
  if (await succeeds(share?.call(navigator, { text, url }))) return;
  const whole = `${text}\n${url}`;
  if (await succeeds(clipboard?.writeText(whole))) {
    toastSuccess(shareTexts().whatIsCopied, shareTexts().copied);
  } else {
    show(<ShareDialog text={whole} onClose={() => show(null)} />);
  }
}
