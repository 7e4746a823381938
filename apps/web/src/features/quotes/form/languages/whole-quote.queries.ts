import {
  type Quote,
  TRANSLATED_FIELDS,
  type Translation,
  type WholeQuote,
} from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../api/client.ts';
import { hasShape, isListOf, type Shape } from '../../../../api/response-shape.ts';
import { QUOTE_SHAPE, QUOTES_KEY } from '../../quotes.queries.ts';

const TRANSLATION_SHAPE: Shape<Translation> = {
  language: ['string'],
  ...Object.fromEntries(TRANSLATED_FIELDS.map((name) => [name, ['string', 'null']])),
};

const areTranslations = isListOf<Translation>(TRANSLATION_SHAPE);

const isWholeQuote = (body: unknown): boolean =>
  hasShape<WholeQuote>(body, { ...QUOTE_SHAPE, translations: ['object'] }) &&
  areTranslations(body.translations);

/** A quote with its translations; nothing is fetched for a new quote. */
export function useWholeQuote(quote: Quote | undefined) {
  return useQuery({
    queryKey: [...QUOTES_KEY, 'whole', quote?.id, quote?.version],
    queryFn: ({ signal }) =>
      request('GET /api/quotes/{id}', {
        params: { id: quote?.id ?? 0 },
        signal,
        isValid: isWholeQuote,
      }),
    enabled: quote !== undefined,
    // The edited quote must not change while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
