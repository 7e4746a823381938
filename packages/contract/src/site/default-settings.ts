import { defaultTagline } from '@bahai-friends/languages/en/facts';
import { partOf, type SettingValues } from './setting-fields.ts';

/** What holds until the Master Admin sets something else. */
export const DEFAULT_SETTINGS: SettingValues = { ...partOf('default'), tagline: defaultTagline };
