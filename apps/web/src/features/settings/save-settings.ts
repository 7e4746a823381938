import type { NewSettings, PublicSettings, Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { SITE_KEY } from '../../site/use-site.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';

/** The public holy days and those of the dashboard. */
const HOLY_DAYS_KEY = ['holy-days'];

/** Changes the settings. The pages go by the new ones at once. */
export function useSaveSettings(settings: Settings) {
  const queryClient = useQueryClient();
  return useApiMutation<Settings, NewSettings>({
    mutationFn: (body) => request('PUT /api/settings', { body, headers: ifMatch(settings) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(OWN_SETTINGS_KEY, saved);
      const { version: _, sunsetFor: _sunsetFor, place, ...shared } = saved;
      const site: PublicSettings = { ...shared, place: place && { name: place.name } };
      queryClient.setQueryData(SITE_KEY, site);
    },
    // The day may be another now, and the calendar may have added some.
    invalidates: [HOLY_DAYS_KEY],
    onError: (error) => toastFailure(texts.saveFailed, error),
  });
}
