import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddQuote } from '../quotes.queries.ts';
import {
  newQuoteResolver,
  type QuoteForm,
  type QuoteFormValues,
  sentOf,
  type TypedQuote,
} from './quote-form.ts';
import { showIssues } from './show-issues.ts';

/**
 * A form that adds one quote.
 *
 * @param defaultValues The initial values.
 * @param onAdded Called with the form, and its values as they were sent, when the quote was added and the list fetched
 *   again.
 */
export function useAddQuoteForm(
  defaultValues: QuoteFormValues,
  onAdded: (form: QuoteForm, sent: QuoteFormValues) => void,
) {
  /** Why the date is taken; null when there is nothing to show. */
  const [dateTaken, setDateTaken] = useState<string | null>(null);
  const add = useAddQuote(setDateTaken);
  const form = useForm<QuoteFormValues, unknown, TypedQuote>({
    resolver: newQuoteResolver,
    defaultValues,
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((quote) => {
    const sent = structuredClone(form.getValues());
    add.mutate(sentOf(quote), {
      onSuccess: () => onAdded(form, sent),
      onError: (error) => showIssues(form, error),
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
