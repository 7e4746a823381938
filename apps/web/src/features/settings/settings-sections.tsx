import type { Settings } from '@bahai-friends/contract';
import { SettingsForm } from './settings-form.tsx';
import { SiteStateSection } from './site-state.tsx';

interface SettingsSectionsProps {
  readonly settings: Settings;
  readonly isShown: boolean;
}

/** The sections of the settings. */
export function SettingsSections({ settings, isShown }: SettingsSectionsProps) {
  return (
    <>
      <SettingsForm settings={settings} />
      <SiteStateSection isShown={isShown} />
    </>
  );
}
