import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { FeatureSwitch } from '../../site/feature-switch.tsx';
import { LETTERS_KEY, PREVIEWS_KEY } from './letters.queries.ts';

/** Switches letters on or off. */
export function LettersSwitch({ settings }: { readonly settings: Settings }) {
  return (
    <FeatureSwitch
      settings={settings}
      feature="letters"
      invalidates={[LETTERS_KEY, PREVIEWS_KEY]}
      texts={{
        switchOn: texts.switchOn,
        switchedOn: texts.switchedOn,
        notSwitchedOn: texts.notSwitched,
        switchOff: texts.switchOff,
        switchedOff: texts.switchedOff,
        notSwitchedOff: texts.notSwitchedOff,
        offTitle: texts.switchOffTitle,
        offQuestion: texts.aboutSwitchingOff,
        switching: texts.switching,
      }}
    />
  );
}
