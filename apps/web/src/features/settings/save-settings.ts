import type { NewSettings, Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { keepSettings } from '../../site/saved-settings.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';

/** The public holy days and those of the dashboard. */
const HOLY_DAYS_KEY = ['holy-days'];

/** Changes the settings. The pages go by the new ones at once. */
export function useSaveSettings(settings: Settings) {
  const queryClient = useQueryClient();
  return useApiMutation<Settings, NewSettings>({
    mutationFn: (body) => request('PUT /api/settings', { body, headers: ifMatch(settings) }),
    onSuccess: (saved) => keepSettings(queryClient, saved),
    // The day may be another now, and the calendar may have added some.
    invalidates: [HOLY_DAYS_KEY],
    onError: (error) => toastFailure(texts.saveFailed, error),
  });
}
