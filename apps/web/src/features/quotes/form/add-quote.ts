import { type NewQuote, type Quote, takenDateSentence } from '@bahai-friends/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { useSingleMutation } from '../../../api/use-api-mutation.ts';
import { gregorianDisplay } from '../../../calendar/gregorian-display.ts';
import {
  isDateConflict,
  isQuoteList,
  refreshQuotes,
  tellFailure,
  UNKNOWN_ERROR,
} from '../quotes.queries.ts';

/** Another quote has the date already. */
class TakenDate extends Error {}

/** Adds a quote, unless its date is taken; `onTakenDate` is then told why. */
export function useAddQuote(onTakenDate: (sentence: string) => void) {
  const queryClient = useQueryClient();
  return useSingleMutation<Quote, NewQuote>({
    mutationFn: async (quote) => {
      await refuseTakenDate(queryClient, quote.displayDate);
      return request('POST /api/quotes', { body: quote });
    },
    onSuccess: () => refreshQuotes(queryClient),
    onError: (error) => {
      const message = userMessageOf(error, UNKNOWN_ERROR);
      if (error instanceof TakenDate || isDateConflict(error)) {
        tellFailure(message, 'Date Conflict');
        onTakenDate(message);
      } else tellFailure(message);
    },
  });
}

async function refuseTakenDate(queryClient: QueryClient, date: string | null): Promise<void> {
  if (date === null) return;
  const count = (await quotesOn(queryClient, date)).length;
  if (count > 0) throw new TakenDate(takenDateSentence(gregorianDisplay(date), count));
}

/** Through the cache, which notices the end of a session, but never from it. */
async function quotesOn(queryClient: QueryClient, displayDate: string): Promise<Quote[]> {
  try {
    return await queryClient.fetchQuery({
      queryKey: ['quotes', 'date', displayDate],
      queryFn: () =>
        request('GET /api/quotes/date/{displayDate}', {
          params: { displayDate },
          isAnswer: isQuoteList,
        }),
      staleTime: 0,
      gcTime: 0,
    });
  } catch (cause) {
    throw new Error('Failed to check for date conflicts', { cause });
  }
}
