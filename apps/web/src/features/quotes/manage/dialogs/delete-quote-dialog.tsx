import type { Quote } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
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
      title={texts.deleteQuote}
      description={
        <>
          <p>{texts.cannotBeUndone}</p>
          <blockquote dir="auto" className="mt-3 whitespace-pre-line text-ink">
            {quote.text}
          </blockquote>
          <p dir="auto" className="mt-1">
            {quote.source}
          </p>
        </>
      }
      confirmLabel={remove.isPending ? common.removing : texts.deleteQuote}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={() => refetchQuote(quote.id)} />
    </ConfirmDialog>
  );
}
