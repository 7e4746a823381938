import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { type RefObject, useState } from 'react';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { AboutLetters } from './about-letters.tsx';
import { useSwitchLetters } from './letters.queries.ts';

/** Where visitors subscribe. */
const PAGE = '/letters';

interface LettersOnProps {
  readonly settings: Settings;
  /** Gets the focus from the button, which goes when letters are off. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Where visitors find letters, what is stored of them, and a button that switches letters off. */
export function LettersOn({ settings, heading }: LettersOnProps) {
  const [isAsked, setAsked] = useState(false);
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
      <Button onClick={() => setAsked(true)}>{texts.switchOff}</Button>
      {isAsked && <SwitchOffDialog settings={settings} onClose={() => setAsked(false)} />}
    </div>
  );
}

interface SwitchOffDialogProps {
  readonly settings: Settings;
  readonly onClose: () => void;
}

function SwitchOffDialog({ settings, onClose }: SwitchOffDialogProps) {
  const turn = useSwitchLetters(settings);
  const reload = useRefetch(OWN_SETTINGS_KEY);
  return (
    <ConfirmDialog
      danger
      title={texts.switchOffTitle}
      description={texts.aboutSwitchingOff}
      confirmLabel={turn.isPending ? texts.switching : texts.switchOff}
      busy={turn.isPending}
      onConfirm={() =>
        turn.mutate(false, {
          onSuccess: () => {
            toastSuccess(texts.switchedOff);
            onClose();
          },
          onError: (error) => toastFailure(texts.notSwitchedOff, error),
        })
      }
      onClose={onClose}
    >
      <VersionConflict mutation={turn} reload={reload} />
    </ConfirmDialog>
  );
}
