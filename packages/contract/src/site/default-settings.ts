import { defaultTagline } from '@bahai-friends/languages/en/facts';
import { partOf, type SettingValues } from './setting-fields.ts';

/** The settings until the Master Admin changes them. */
export const DEFAULT_SETTINGS: SettingValues = { ...partOf('default'), tagline: defaultTagline };
