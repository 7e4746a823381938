import type { Quote } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';

const loadShareQuote = async () => (await import('./share-quote.tsx')).ShareQuote;

interface ShareQuoteDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Shares a quote. The content is loaded when the dialog is opened. */
export function ShareQuoteDialog({ quote, onClose }: ShareQuoteDialogProps) {
  return (
    <Dialog title={texts.shareTitle} onClose={onClose}>
      <LazyPart
        load={loadShareQuote}
        props={{ quote, onClose }}
        loading={null}
        failure={texts.shareNotLoaded}
      />
    </Dialog>
  );
}
