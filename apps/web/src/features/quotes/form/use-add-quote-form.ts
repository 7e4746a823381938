import type { NewQuote } from '@bahai-friends/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toastSuccess } from '../../../ui/feedback/toasts.ts';
import { useAddQuote } from '../quotes.queries.ts';
import { type QuoteForm, type QuoteFormValues, quoteResolver } from './quote-form.ts';

/**
 * A form that adds one quote.
 *
 * @param defaultValues What it begins with.
 * @param onAdded Called with the form when the quote is there, and the list fetched again.
 */
export function useAddQuoteForm(
  defaultValues: QuoteFormValues,
  onAdded: (form: QuoteForm) => void,
) {
  /** Why the date cannot be had; null unless that is to be said. */
  const [dateTaken, setDateTaken] = useState<string | null>(null);
  const add = useAddQuote(setDateTaken);
  const form = useForm<QuoteFormValues, unknown, NewQuote>({
    resolver: quoteResolver,
    defaultValues,
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((quote) => {
    add.mutate(quote, {
      onSuccess: () => {
        toastSuccess('Quote added successfully!');
        onAdded(form);
      },
    });
  });
  return {
    form,
    submit,
    isPending: add.isPending,
    isAdded: add.isSuccess,
    dateTaken,
    closeDateTaken: () => setDateTaken(null),
  };
}
