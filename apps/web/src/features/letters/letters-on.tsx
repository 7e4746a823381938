import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import type { RefObject } from 'react';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { sentence } from '../../ui/sentence.tsx';
import { AboutLetters } from './about-letters.tsx';
import { LettersSwitch } from './letters-switch.tsx';

/** The page on which visitors subscribe. */
const PAGE = '/letters';

interface LettersOnProps {
  readonly settings: Settings;
  /** Gets the focus from the button, which is removed when letters are switched off. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Where visitors find letters, what is stored for them, and a button that switches letters off. */
export function LettersOn({ settings, heading }: LettersOnProps) {
  const box = useRestoreFocus<HTMLDivElement>(heading);
  return (
    <div ref={box} className="space-y-4">
      <h4 className="font-semibold">{texts.onTitle}</h4>
      <p>
        {sentence(
          texts.aboutOn(
            <a href={PAGE} target="_blank" rel="noopener" className="underline underline-offset-4">
              <bdi>{PAGE}</bdi>
              <span className="sr-only"> {texts.opensInNewTab}</span>
            </a>,
          ),
        )}
      </p>
      <details>
        <summary className="min-h-6 cursor-pointer font-medium">{texts.about}</summary>
        <div className="pt-3">
          <AboutLetters />
        </div>
      </details>
      <LettersSwitch settings={settings} />
    </div>
  );
}
