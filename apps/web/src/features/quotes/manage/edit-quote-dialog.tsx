import type { NewQuote, Quote } from '@bahai-friends/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { ChangedMeanwhile } from '../../../ui/dialogs/edit-conflict.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { QuoteFields } from '../form/quote-fields.tsx';
import { formValuesOf, type QuoteFormValues, quoteResolver } from '../form/quote-form.ts';
import { useNewerQuote, useUpdateQuote } from '../quotes.queries.ts';

interface EditQuoteDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

export function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  // The list may be read again meanwhile; what was typed stays until a newer version is asked for.
  const [seen, setSeen] = useState(quote);
  const update = useUpdateQuote(seen);
  const newerQuote = useNewerQuote();
  const form = useForm<QuoteFormValues, unknown, NewQuote>({
    resolver: quoteResolver,
    values: formValuesOf(seen),
  });
  const submit = form.handleSubmit((values) => {
    update.mutate(values, { onSuccess: onClose });
  });
  const loadNewer = async () => {
    const newer = await newerQuote(seen.id);
    if (newer === undefined) return;
    setSeen(newer);
    update.reset();
  };
  return (
    <Dialog
      title="Edit Quote"
      onClose={onClose}
      isUnsaved={form.formState.isDirty && !update.isSuccess}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <QuoteFields form={form} />
        <ChangedMeanwhile error={update.error} onLoad={() => void loadNewer()} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" unavailable={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
