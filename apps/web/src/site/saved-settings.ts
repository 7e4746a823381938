import type { NewSettings, PublicSettings, Settings } from '@bahai-friends/contract';
import type { QueryClient } from '@tanstack/react-query';
import { OWN_SETTINGS_KEY } from './own-settings-key.ts';
import { SITE_KEY } from './use-site.ts';

/** The settings as they were fetched, with fields that the response to a change does not have. */
interface ReadSettings extends Settings {
  readonly badiDate?: string | null;
}

/** The settings that the Master Admin changes, without derived values; features have switches of their own. */
export const changeableSettings = ({
  version: _,
  today: _today,
  nextDayAt: _nextDayAt,
  sunsetAt: _sunsetAt,
  sunsetFor: _sunsetFor,
  badiDate: _badiDate,
  features: _features,
  ...rest
}: ReadSettings): NewSettings => rest;

/** Has the pages use settings that were saved. */
export function keepSettings(queryClient: QueryClient, saved: Settings): void {
  queryClient.setQueryData(OWN_SETTINGS_KEY, saved);
  const { version: _, sunsetFor: _sunsetFor, place, ...shared } = saved;
  const site: PublicSettings = { ...shared, place: place && { name: place.name } };
  queryClient.setQueryData(SITE_KEY, site);
}
