import type { NewSettings, Settings } from '@bahai-friends/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/client.ts';
import { ifMatch } from '../api/if-match.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { toastSuccess } from '../ui/feedback/toasts.ts';
import { keepSettings } from './saved-settings.ts';

interface ChangeSettings<Change> {
  /** The payload: all settings after a change. */
  readonly bodyOf: (change: Change) => NewSettings;
  readonly invalidates: readonly QueryKey[];
  /** What is said when they are changed. */
  readonly done: (change: Change) => string;
  /** Shows what was refused, instead of the default. */
  readonly onError?: (error: Error) => void;
}

/** Changes the settings, if they are still those that were seen. The pages use the new ones at once. */
export function useChangeSettings<Change>(
  seen: Settings,
  { bodyOf, done, ...options }: ChangeSettings<Change>,
) {
  const queryClient = useQueryClient();
  return useApiMutation<Settings, Change>({
    ...options,
    mutationFn: (change) =>
      request('PUT /api/settings', { body: bodyOf(change), headers: ifMatch(seen) }),
    onSuccess: (saved) => keepSettings(queryClient, saved),
    onRefetched: (_, change) => toastSuccess(done(change)),
  });
}
