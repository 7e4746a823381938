import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import type { Site } from '../support/site.ts';

/** Switches gatherings on in the settings. */
export const switchOn = (site: Site): Promise<unknown> =>
  site.change(({ writes }) =>
    saveSettings(
      writes,
      { ...DEFAULT_SETTINGS, features: { ...NO_FEATURES, gatherings: true } },
      2,
      new Date().toISOString(),
    ),
  );
