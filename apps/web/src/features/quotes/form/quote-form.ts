import {
  byQuoteField,
  type GivenQuoteChange,
  type Language,
  NewQuote,
  NewTranslations,
  QUOTE_FIELD_NAMES,
  type Quote,
  quoteField,
  TRANSLATED_FIELDS,
  type TranslatedField,
  type Translation,
} from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { givenDayMessages } from '../day-messages.ts';

/** @param kept The stored date of an edited quote. */
const fieldsOf = (kept?: string | null) =>
  NewQuote.extend({
    // The resolver would show the first message within the contract's union, not the contract's own.
    displayDate: z
      .string()
      .superRefine((day, context) => {
        for (const message of givenDayMessages(day, kept)) {
          context.addIssue({ code: 'custom', message });
        }
      })
      .transform((day) => (day === '' ? null : day)),
  });

/** The form values of a translation: an empty string stands for null. */
type TranslationValues = Record<TranslatedField, string> & { language: Language };

/** The form values of a quote: an empty string stands for null. */
export type QuoteFormValues = z.input<ReturnType<typeof fieldsOf>> & {
  /** Missing until they are loaded. */
  translations?: TranslationValues[] | undefined;
};

/** The payload of a form; without translations these stay as they are. */
export type TypedQuote = NewQuote & Pick<GivenQuoteChange, 'translations'>;

export type QuoteForm = UseFormReturn<QuoteFormValues, unknown, TypedQuote>;

/** The API's rules, with the types of the form. */
const TypedTranslations = NewTranslations as unknown as z.ZodType<
  z.output<typeof NewTranslations>,
  TranslationValues[]
>;

const resolverOf = (kept?: string | null): Resolver<QuoteFormValues, unknown, TypedQuote> =>
  zodResolver(fieldsOf(kept).extend({ translations: TypedTranslations.optional() }));

/** Validates a new quote. */
export const newQuoteResolver = resolverOf();

/** Validates changes of a stored quote, which may keep its date. */
export const quoteResolver = ({ displayDate }: Pick<Quote, 'displayDate'>) =>
  resolverOf(displayDate);

export const EMPTY_QUOTE: QuoteFormValues = {
  ...byQuoteField<Required<z.input<ReturnType<typeof fieldsOf>>>>(() => ''),
  translations: [],
};

/** The form values of a quote, without its translations. */
export const formValuesOf = (quote: Quote): QuoteFormValues =>
  byQuoteField<Required<z.input<ReturnType<typeof fieldsOf>>>>((_, field) => quote[field] ?? '');

/** The form values of a translation; of a new one when only its language is given. */
export function translationValues(
  translation: Pick<Translation, 'language'> & Partial<Translation>,
): TranslationValues {
  const values: Partial<TranslationValues> = { language: translation.language };
  for (const name of TRANSLATED_FIELDS) values[name] = translation[name] ?? '';
  return values as TranslationValues;
}

/**
 * The payload for a quote: of the fields that a client need not name, only the changed ones.
 *
 * @param before The stored quote; undefined for a new one.
 */
export function sentOf(typed: TypedQuote, before?: Quote): TypedQuote {
  const sent: Partial<TypedQuote> = { ...typed };
  for (const name of QUOTE_FIELD_NAMES) {
    const isKept = quoteField(name).isKeptWhenMissing;
    if (isKept && typed[name] === (before?.[name] ?? null)) delete sent[name];
  }
  if (before === undefined && typed.translations?.length === 0) delete sent.translations;
  return sent as TypedQuote;
}
