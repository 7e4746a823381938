import type { Quote } from '@bahai-friends/contract';
import { ShareQuoteDialog } from '../../sharing/share-quote-dialog.tsx';
import type { QuoteAction } from '../list/quote-row.tsx';
import type { Selection } from '../list/selection.ts';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { DeleteQuoteDialog } from './delete-quote-dialog.tsx';
import { EditQuoteDialog } from './edit-quote-dialog.tsx';

export type OpenDialog =
  | { readonly action: QuoteAction; readonly id: number }
  | { readonly action: 'deleteSelected' };

interface QuoteDialogProps {
  readonly dialog: OpenDialog;
  readonly quotes: readonly Quote[];
  readonly selection: Selection;
  readonly onSelectedDeleted: () => void;
  readonly onClose: () => void;
}

/** The dialog that an action opens. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { dialog, quotes, selection, onSelectedDeleted, onClose } = props;
  if (dialog.action === 'deleteSelected') {
    return (
      <BulkDeleteDialog selection={selection} onDeleted={onSelectedDeleted} onClose={onClose} />
    );
  }
  const quote = quotes.find(({ id }) => id === dialog.id);
  if (!quote) return null;
  switch (dialog.action) {
    case 'edit':
      return <EditQuoteDialog quote={quote} onClose={onClose} />;
    case 'delete':
      return <DeleteQuoteDialog quote={quote} onClose={onClose} />;
    case 'share':
      return <ShareQuoteDialog quote={quote} onClose={onClose} />;
  }
}
