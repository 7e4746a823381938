import { NewQuote, type Quote } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** A quote as its form holds it: an empty text stands for none. */
export type QuoteFormValues = z.input<typeof NewQuote>;

export type QuoteForm = UseFormReturn<QuoteFormValues, unknown, NewQuote>;

export const quoteResolver = zodResolver(NewQuote);

export const EMPTY_QUOTE: QuoteFormValues = {
  text: '',
  source: '',
  displayDate: '',
  referenceUrl: '',
};

export function formValuesOf({ text, source, displayDate, referenceUrl }: Quote): QuoteFormValues {
  return { text, source, displayDate: displayDate ?? '', referenceUrl: referenceUrl ?? '' };
}
