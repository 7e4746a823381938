import { addDays } from '@bahai-friends/badi-calendar';
import { byQuoteField, type NewQuote, type Quote } from '@bahai-friends/contract';
import * as formTexts from '@bahai-friends/languages/en/dashboard/quotes/form';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { dateTaken } from '@bahai-friends/languages/en/problems/date-taken';
import { sayIn } from '@bahai-friends/languages/en/problems/sentences';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { isListOf, type Shape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { told } from '../../texts/told.ts';
import { toastFailure, toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';
import type { TypedQuote } from './form/quote-form.ts';

/** Everything about quotes, the home page's quote of today included. */
export const QUOTES_KEY = ['quotes'];
const LIST_KEY = [...QUOTES_KEY, 'list'];

const sayTaken = sayIn(dateTaken);

/** The fields of a quote on which the dashboard relies. */
export const QUOTE_SHAPE: Shape<Quote> = {
  id: ['number'],
  ...byQuoteField<Required<Shape<NewQuote>>>(({ isOptional }) =>
    isOptional ? ['string', 'null'] : ['string'],
  ),
  languages: ['object'],
  addedBy: ['string', 'null'],
  createdAt: ['string'],
  version: ['number'],
};

const isQuoteList = isListOf<Quote>(QUOTE_SHAPE);

/** All quotes, in the server's order. */
const LIST_QUERY = queryOptions({
  queryKey: LIST_KEY,
  queryFn: ({ signal }) => request('GET /api/quotes', { signal, isValid: isQuoteList }),
});

/** All quotes, in the server's order. */
export const useQuotes = () => useQuery(LIST_QUERY);

/** Finds the first day without a quote from a day on, by the present quotes. */
export function useFindFreeDay() {
  const queryClient = useQueryClient();
  return useApiMutation<string, string>({
    mutationFn: async (from) => {
      const quotes = await queryClient.fetchQuery({ ...LIST_QUERY, staleTime: 0 });
      const taken = new Set(quotes.map(({ displayDate }) => displayDate));
      let day = from;
      while (taken.has(day)) day = addDays(day, 1);
      return day;
    },
    onError: (error) => toastFailure(formTexts.nextFreeDayFailed, error, texts.unknownError),
  });
}

/** Fetches the quotes again and returns one of them, if it still exists. */
export function useRefetchQuote(): (id: number) => Promise<Quote | undefined> {
  const queryClient = useQueryClient();
  return async (id) => {
    await queryClient.invalidateQueries({ queryKey: QUOTES_KEY });
    return queryClient.getQueryData<Quote[]>(LIST_KEY)?.find((quote) => quote.id === id);
  };
}

/** Another quote has the date already. */
class DateTakenError extends Error {}

const isDateConflict = (error: Error): boolean =>
  error instanceof DateTakenError || (error instanceof ApiError && error.status === 409);

/** Adds a quote, unless its date is taken; `onDateTaken` is then called with the reason. */
export function useAddQuote(onDateTaken: (reason: string) => void) {
  const queryClient = useQueryClient();
  return useApiMutation<Quote, TypedQuote>({
    mutationFn: async (quote) => {
      await assertDateFree(queryClient, quote.displayDate);
      return request('POST /api/quotes', { body: quote });
    },
    invalidates: [QUOTES_KEY],
    onRefetched: () => toastSuccess(texts.added),
    onError: (error) => {
      if (isDateConflict(error)) {
        toastReason(error, texts.unknownError, texts.dateConflict);
        onDateTaken(userMessageOf(error, texts.unknownError));
      } else toastReason(error, texts.unknownError);
    },
  });
}

/** @throws {DateTakenError} when another quote has the date */
async function assertDateFree(queryClient: QueryClient, date: string | null): Promise<void> {
  if (date === null) return;
  const count = (await fetchQuotesOn(queryClient, date)).length;
  if (count > 0) throw new DateTakenError(told(sayTaken('date-taken', { date, count })));
}

/** Fetches through the query client, which notices the end of a session, but never from its cache. */
async function fetchQuotesOn(queryClient: QueryClient, displayDate: string): Promise<Quote[]> {
  try {
    return await queryClient.fetchQuery({
      queryKey: [...QUOTES_KEY, 'date', displayDate],
      queryFn: () =>
        request('GET /api/quotes/date/{displayDate}', {
          params: { displayDate },
          isValid: isQuoteList,
        }),
      staleTime: 0,
      gcTime: 0,
    });
  } catch (cause) {
    throw new Error(texts.conflictCheckFailed, { cause });
  }
}

function toastChangeFailure(what: string, error: Error): void {
  if (isDateConflict(error)) toastReason(error, texts.unknownError, texts.dateConflict);
  else toastFailure(what, error, texts.unknownError);
}

/*
 * The mutations below show their success themselves: the dialog of a quote closes when the list no longer has the
 * quote, before the dialog's own callback would run.
 */

export function useUpdateQuote(quote: Quote) {
  const queryClient = useQueryClient();
  return useApiMutation<Quote, TypedQuote>({
    mutationFn: (body) =>
      request('PUT /api/quotes/{id}', { params: { id: quote.id }, body, headers: ifMatch(quote) }),
    invalidates: [QUOTES_KEY],
    onSuccess: () => toastSuccess(texts.updated),
    onError: (error) => {
      toastChangeFailure(texts.updateFailed, error);
      // The newer version may be one's own, whose answer was lost. Only the list is fetched: translations are being typed.
      const isChanged = error instanceof ApiError && error.status === 412;
      if (isChanged) void queryClient.invalidateQueries({ queryKey: LIST_KEY });
    },
  });
}

export function useDeleteQuote(quote: Quote) {
  return useApiMutation<unknown>({
    mutationFn: () =>
      request('DELETE /api/quotes/{id}', { params: { id: quote.id }, headers: ifMatch(quote) }),
    invalidates: [QUOTES_KEY],
    onSuccess: () => toastSuccess(texts.deleted),
    onError: (error) => toastChangeFailure(texts.deleteFailed, error),
  });
}
