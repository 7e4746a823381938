import type { ResponseBody, Schedule } from '@bahai-friends/contract';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useRefetch } from '../../../api/use-refetch.ts';
import { toastFailure } from '../../../ui/feedback/toasts.ts';
import { useQuotesToast } from '../batches.queries.ts';
import { QUOTES_KEY } from '../quotes.queries.ts';

/** Whether a date was taken or a quote deleted since the plan was made. */
export const isOutdated = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** The dates that a rejected schedule found taken; empty where it was rejected for another reason. */
export function takenDates(error: Error | null): string[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  try {
    const { conflicts } = JSON.parse(error.body ?? '');
    if (!Array.isArray(conflicts)) return [];
    return conflicts.map(({ date }) => date).filter((date) => typeof date === 'string');
  } catch {
    return [];
  }
}

/** Schedules quotes, all or none. Changes by others are fetched before a failure is shown. */
export function useSchedule() {
  const toastWithUndo = useQuotesToast();
  const refetch = useRefetch(QUOTES_KEY);
  return useApiMutation<ResponseBody<'POST /api/quotes/schedule'>, Schedule['assignments']>({
    mutationFn: async (assignments) => {
      try {
        return await request('POST /api/quotes/schedule', { body: { assignments } });
      } catch (error) {
        if (error instanceof Error && isOutdated(error)) await refetch();
        throw error;
      }
    },
    invalidates: [QUOTES_KEY],
    onSuccess: ({ scheduled, batch }) => toastWithUndo(texts.scheduled(scheduled), batch),
    onError: (error) => {
      if (!isOutdated(error)) toastFailure(texts.scheduleFailed, error, quoteTexts.unknownError);
    },
  });
}
