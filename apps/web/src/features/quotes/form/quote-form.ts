import { NewQuote, type Quote } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { dayMessages } from '../day-messages.ts';

const Form = NewQuote.extend({
  // The resolver would show the first message within the contract's union, not the contract's own.
  displayDate: z
    .string()
    .superRefine((day, context) => {
      for (const message of dayMessages(day)) context.addIssue({ code: 'custom', message });
    })
    .transform((day) => (day === '' ? null : day)),
});

/** The form values of a quote: an empty string stands for null. */
export type QuoteFormValues = z.input<typeof Form>;

export type QuoteForm = UseFormReturn<QuoteFormValues, unknown, NewQuote>;

export const quoteResolver = zodResolver(Form);

export const EMPTY_QUOTE: QuoteFormValues = {
  text: '',
  source: '',
  displayDate: '',
  referenceUrl: '',
};

export function formValuesOf({ text, source, displayDate, referenceUrl }: Quote): QuoteFormValues {
  return { text, source, displayDate: displayDate ?? '', referenceUrl: referenceUrl ?? '' };
}
