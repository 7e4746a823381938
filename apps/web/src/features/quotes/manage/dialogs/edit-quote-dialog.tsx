import type { Quote } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { sentence } from '../../../../ui/sentence.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { QuoteFields } from '../../form/quote-fields.tsx';
import {
  formValuesOf,
  type QuoteFormValues,
  quoteResolver,
  sentOf,
  type TypedQuote,
} from '../../form/quote-form.ts';
import { showIssues } from '../../form/show-issues.ts';
import { useRefetchQuote, useUpdateQuote } from '../../quotes.queries.ts';

interface EditQuoteDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
  /** Instead of `onClose`, when the quote was saved. */
  readonly onSaved?: () => void;
}

export function EditQuoteDialog({ quote, onClose, onSaved = onClose }: EditQuoteDialogProps) {
  // The list may be fetched again meanwhile; typed text stays until a newer version is requested.
  const [seen, setSeen] = useState(quote);
  const update = useUpdateQuote(seen);
  const refetchQuote = useRefetchQuote();
  const resolver = useMemo(() => quoteResolver(seen), [seen]);
  const form = useForm<QuoteFormValues, unknown, TypedQuote>({
    resolver,
    values: formValuesOf(seen),
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((values) => {
    update.mutate(sentOf(values, seen), {
      onSuccess: onSaved,
      onError: (error) => showIssues(form, error),
    });
  });
  const reload = async () => {
    const newer = await refetchQuote(seen.id);
    // Without a newer version the dialog closes, since its quote was deleted.
    if (newer) setSeen(newer);
  };
  return (
    <Dialog
      title={texts.editQuote}
      onClose={onClose}
      isUnsaved={form.formState.isDirty && !update.isSuccess}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <QuoteFields form={form} stored={{ quote: seen, reload }} />
        <p className="text-sm text-muted wrap-anywhere">
          {sentence(
            texts.added(
              <Timestamp at={seen.createdAt} />,
              seen.addedBy && <bdi>{seen.addedBy}</bdi>,
            ),
          )}
        </p>
        <VersionConflict mutation={update} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={update.isPending}>
            {update.isPending ? common.saving : common.saveChanges}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
