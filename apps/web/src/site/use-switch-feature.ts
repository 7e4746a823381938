import type { Settings } from '@bahai-friends/contract';
import type { QueryKey } from '@tanstack/react-query';
import { changeableSettings } from './saved-settings.ts';
import { useChangeSettings } from './use-change-settings.ts';

interface SwitchedTexts {
  readonly switchedOn: string;
  readonly switchedOff: string;
}

/** Switches a feature on or off, and leaves all other settings. The caller shows what was refused. */
export function useSwitchFeature(
  settings: Settings,
  feature: keyof Settings['features'],
  invalidates: readonly QueryKey[],
  texts: SwitchedTexts,
) {
  return useChangeSettings(settings, {
    bodyOf: (isOn: boolean) => ({
      ...changeableSettings(settings),
      features: { ...settings.features, [feature]: isOn },
    }),
    invalidates,
    done: (isOn) => (isOn ? texts.switchedOn : texts.switchedOff),
  });
}
