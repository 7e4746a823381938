import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import type { RefObject } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { AboutLetters } from './about-letters.tsx';
import { LettersSwitch } from './letters-switch.tsx';

interface LettersOffProps {
  readonly settings: Settings;
  /** Gets the focus from the button, which is removed when letters are switched on. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Describes letters, with a button that switches them on. */
export function LettersOff({ settings, heading }: LettersOffProps) {
  const box = useRestoreFocus<HTMLDivElement>(heading);
  return (
    <div ref={box} className="space-y-4">
      <h4 className="font-semibold">{texts.offTitle}</h4>
      <p className="max-w-prose">{texts.aboutOff}</p>
      <AboutLetters isToBeSwitchedOn />
      <LettersSwitch settings={settings} />
    </div>
  );
}
