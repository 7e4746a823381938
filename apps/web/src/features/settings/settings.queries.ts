import {
  type FoundPlace,
  type PublicSettings,
  partOf,
  type Settings,
} from '@bahai-friends/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape, isListOf, type Shape } from '../../api/response-shape.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';

/** The type of each setting is that of its default; a place may be null. */
const SETTINGS_SHAPE = {
  ...Object.fromEntries(
    Object.entries(partOf('default')).map(([name, value]) => [name, [typeof value]]),
  ),
  place: ['object', 'null'],
} as Shape<PublicSettings>;

const isSettings = (body: unknown): boolean => hasShape<PublicSettings>(body, SETTINGS_SHAPE);

/** The settings as the logged-in user may read them. */
export function useOwnSettings() {
  return useQuery<Settings | PublicSettings>({
    queryKey: OWN_SETTINGS_KEY,
    queryFn: ({ signal }) => request('GET /api/settings', { signal, isValid: isSettings }),
  });
}

/** Whether the settings can be changed, which they can only by the Master Admin. */
export const areToBeChanged = (settings: Settings | PublicSettings): settings is Settings =>
  'version' in settings;

/** Fetches the settings again; the promise resolves when the newer ones are there. */
export const useRefetchSettings = () => useRefetch(OWN_SETTINGS_KEY);

const arePlaces = isListOf<FoundPlace>({
  name: ['string'],
  country: ['string'],
  countryCode: ['string'],
  latitude: ['number'],
  longitude: ['number'],
  timeZone: ['string'],
});

/** Towns whose names begin with a text; it needs at least two characters. */
export function usePlaces(search: string) {
  return useQuery({
    queryKey: ['places', search],
    queryFn: ({ signal }) =>
      request('GET /api/places', { query: { search }, signal, isValid: arePlaces }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  });
}
