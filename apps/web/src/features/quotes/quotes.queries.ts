import { entityTag, type NewQuote, type Quote } from '@bahai-friends/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useSingleMutation } from '../../api/use-api-mutation.ts';
import { notify } from '../../ui/feedback/toast-store.ts';
import { tellSuccess } from '../../ui/feedback/toasts.ts';

/** Everything about quotes, the home page's quote of today included. */
const QUOTES_KEY = ['quotes'];
const LIST_KEY = ['quotes', 'list'];

/** What is said when a failure comes without a word. */
export const UNKNOWN_ERROR = 'An unknown error occurred';

export const isQuoteList = isListOf<Quote>({
  id: ['number'],
  text: ['string'],
  source: ['string'],
  displayDate: ['string', 'null'],
  referenceUrl: ['string', 'null'],
  version: ['number'],
});

/** All quotes, in the server's order. */
export function useQuotes() {
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => request('GET /api/quotes', { signal, isAnswer: isQuoteList }),
  });
}

/** Reads again what a change of quotes may have changed; resolves when it is there. */
export function refreshQuotes(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: QUOTES_KEY });
}

/** Reads the quotes again and gives one of them as it is now, if it is still there. */
export function useNewerQuote(): (id: number) => Promise<Quote | undefined> {
  const queryClient = useQueryClient();
  return async (id) => {
    await refreshQuotes(queryClient);
    return queryClient.getQueryData<Quote[]>(LIST_KEY)?.find((quote) => quote.id === id);
  };
}

export function tellFailure(description: string, title = 'Error'): void {
  notify({ variant: 'destructive', title, description });
}

export function isDateConflict(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}

interface QuoteMutation<V, A> {
  readonly call: (variables: V) => Promise<A>;
  /** Such as `Failed to delete quote`; the reason follows. */
  readonly failure: string;
  readonly success: (answer: A) => string;
}

/** A change of quotes that are there: told when it ends; what it changed is read again. */
function useQuoteMutation<V, A>({ call, failure, success }: QuoteMutation<V, A>) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      // Now: a dialog about a quote goes with the quote.
      tellSuccess(success(answer));
      return refreshQuotes(queryClient);
    },
    onError: (error) => {
      const reason = userMessageOf(error, UNKNOWN_ERROR);
      if (isDateConflict(error)) tellFailure(reason, 'Date Conflict');
      else tellFailure(`${failure}: ${reason}`);
    },
  });
}

const seen = ({ version }: Quote) => ({ 'If-Match': entityTag(version) });

export function useUpdateQuote(quote: Quote) {
  return useQuoteMutation<NewQuote, Quote>({
    call: (body) =>
      request('PUT /api/quotes/{id}', {
        params: { id: quote.id },
        body,
        headers: seen(quote),
      }),
    failure: 'Failed to update quote',
    success: () => 'Quote updated successfully',
  });
}

export function useDeleteQuote(quote: Quote) {
  return useQuoteMutation<void, unknown>({
    call: () =>
      request('DELETE /api/quotes/{id}', { params: { id: quote.id }, headers: seen(quote) }),
    failure: 'Failed to delete quote',
    success: () => 'Quote deleted successfully',
  });
}

export function useDeleteQuotes() {
  return useQuoteMutation<readonly number[], { successCount: number }>({
    call: (ids) => request('DELETE /api/quotes', { body: { ids: [...ids] } }),
    failure: 'Failed to delete quotes',
    success: ({ successCount }) => `Successfully deleted ${successCount} quotes`,
  });
}
