import {
  type FoundPlace,
  type NewSettings,
  type PublicSettings,
  partOf,
  type Settings,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { hasShape, isListOf, type Shape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { SITE_KEY } from '../../site/use-site.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';

/** The public holy days and those of the dashboard. */
const HOLY_DAYS_KEY = ['holy-days'];

/** Each setting is of its default's type; a place may be none. */
const SETTINGS_SHAPE = {
  ...Object.fromEntries(
    Object.entries(partOf('default')).map(([name, value]) => [name, [typeof value]]),
  ),
  place: ['object', 'null'],
} as Shape<PublicSettings>;

const isSettings = (body: unknown): boolean => hasShape<PublicSettings>(body, SETTINGS_SHAPE);

/** The settings as whoever is logged in may read them. */
export function useOwnSettings() {
  return useQuery<Settings | PublicSettings>({
    queryKey: OWN_SETTINGS_KEY,
    queryFn: ({ signal }) => request('GET /api/settings', { signal, isValid: isSettings }),
  });
}

/** Whether the server gave the settings to be changed, which only the Master Admin does. */
export const areToBeChanged = (settings: Settings | PublicSettings): settings is Settings =>
  'version' in settings;

/** Fetches the settings again; the promise resolves when the newer ones are there. */
export const useRefetchSettings = () => useRefetch(OWN_SETTINGS_KEY);

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

const arePlaces = isListOf<FoundPlace>({
  name: ['string'],
  country: ['string'],
  latitude: ['number'],
  longitude: ['number'],
  timeZone: ['string'],
});

/** Towns whose names begin with a text; with less than two characters none are asked for. */
export function usePlaces(search: string) {
  return useQuery({
    queryKey: ['places', search],
    queryFn: ({ signal }) =>
      request('GET /api/places', { query: { search }, signal, isValid: arePlaces }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  });
}
