import type { NewSettings, Settings } from '@bahai-friends/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/client.ts';
import { ifMatch } from '../api/if-match.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { changeableSettings, keepSettings } from './saved-settings.ts';

/** Switches a feature on or off, and leaves all other settings. What is refused is the caller's to show. */
export function useSwitchFeature(
  settings: Settings,
  feature: keyof Settings['features'],
  invalidates: readonly QueryKey[],
) {
  const queryClient = useQueryClient();
  return useApiMutation<Settings, boolean>({
    mutationFn: (isOn) => {
      const features = { ...settings.features, [feature]: isOn };
      const body: NewSettings = { ...changeableSettings(settings), features };
      return request('PUT /api/settings', { body, headers: ifMatch(settings) });
    },
    onSuccess: (saved) => keepSettings(queryClient, saved),
    invalidates,
  });
}
