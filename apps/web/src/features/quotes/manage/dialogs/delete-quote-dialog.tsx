import type { Quote } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../../../ui/dialogs/version-conflict.tsx';
import { useDeleteQuote, useRefetchQuote } from '../../quotes.queries.ts';

interface DeleteQuoteDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

export function DeleteQuoteDialog({ quote, onClose }: DeleteQuoteDialogProps) {
  const remove = useDeleteQuote(quote);
  const refetchQuote = useRefetchQuote();
  return (
    <ConfirmDialog
      danger
      title="Delete Quote"
      description={
        <>
          <p>This action cannot be undone.</p>
          <blockquote dir="auto" className="mt-3 whitespace-pre-line text-ink">
            {quote.text}
          </blockquote>
          <p dir="auto" className="mt-1">
            {quote.source}
          </p>
        </>
      }
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete Quote'}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={() => refetchQuote(quote.id)} />
    </ConfirmDialog>
  );
}
