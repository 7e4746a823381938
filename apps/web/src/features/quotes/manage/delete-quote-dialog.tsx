import type { Quote } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ChangedMeanwhile } from '../../../ui/dialogs/edit-conflict.tsx';
import { useDeleteQuote, useNewerQuote } from '../quotes.queries.ts';

interface DeleteQuoteDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

export function DeleteQuoteDialog({ quote, onClose }: DeleteQuoteDialogProps) {
  const remove = useDeleteQuote(quote);
  const newerQuote = useNewerQuote();
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
      <ChangedMeanwhile
        error={remove.error}
        onLoad={() => void newerQuote(quote.id).then(() => remove.reset())}
      />
    </ConfirmDialog>
  );
}
