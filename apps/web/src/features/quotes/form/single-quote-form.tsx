import type { NewQuote } from '@bahai-friends/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedWarning } from '../../../navigation/use-unsaved-warning.ts';
import { toastSuccess } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useAddQuote } from '../quotes.queries.ts';
import { DateTakenDialog } from './date-taken-dialog.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { EMPTY_QUOTE, type QuoteFormValues, quoteResolver } from './quote-form.ts';

/** A form that adds one quote. */
export function SingleQuoteForm() {
  const [dateTaken, setDateTaken] = useState<string | null>(null);
  const add = useAddQuote(setDateTaken);
  const form = useForm<QuoteFormValues, unknown, NewQuote>({
    resolver: quoteResolver,
    defaultValues: EMPTY_QUOTE,
  });
  useUnsavedWarning(form.formState.isDirty);
  const submit = form.handleSubmit((quote) => {
    add.mutate(quote, {
      onSuccess: () => {
        toastSuccess('Quote added successfully!');
        // In this order: after a reset, fields are unknown until they are rendered again.
        form.setFocus('text');
        form.reset();
      },
    });
  });
  return (
    <section aria-labelledby="single-quote-heading" className="space-y-4">
      <h3 id="single-quote-heading" className="text-lg font-semibold">
        Add Single Quote
      </h3>
      <form noValidate onSubmit={submit} className="space-y-5">
        <QuoteFields form={form} />
        <Button look="primary" type="submit" unavailable={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add Quote'}
        </Button>
      </form>
      {dateTaken !== null && (
        <DateTakenDialog reason={dateTaken} onClose={() => setDateTaken(null)} />
      )}
    </section>
  );
}
