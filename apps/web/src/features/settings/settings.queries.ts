import {
  type FoundPlace,
  type PublicSettings,
  partOf,
  type Settings,
} from '@bahai-friends/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape, isListOf, type Shape } from '../../api/response-shape.ts';
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

/** Fetches the settings again; resolves to undefined when that fails, or they are not to be changed any more. */
export function useRefetchSettings(): () => Promise<Settings | undefined> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: OWN_SETTINGS_KEY });
    const { data, status } =
      queryClient.getQueryState<Settings | PublicSettings>(OWN_SETTINGS_KEY) ?? {};
    return status === 'success' && data && areToBeChanged(data) ? data : undefined;
  };
}

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
