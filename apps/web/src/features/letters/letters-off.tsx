import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import type { RefObject } from 'react';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { AboutLetters } from './about-letters.tsx';
import { useSwitchLetters } from './letters.queries.ts';

interface LettersOffProps {
  readonly settings: Settings;
  /** Gets the focus from the button, which goes when letters are on. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** What letters would be, and a button that switches them on. */
export function LettersOff({ settings, heading }: LettersOffProps) {
  const turn = useSwitchLetters(settings);
  const box = useRestoreFocus<HTMLDivElement>(heading);
  const reload = useRefetch(OWN_SETTINGS_KEY);
  return (
    <div ref={box} className="space-y-4">
      <h4 className="font-semibold">{texts.offTitle}</h4>
      <p className="max-w-prose">{texts.aboutOff}</p>
      <AboutLetters isToBeSwitchedOn />
      {turn.error && <WhyNot error={turn.error} />}
      <VersionConflict mutation={turn} reload={reload} />
      <Button
        look="primary"
        unavailable={turn.isPending}
        onClick={() => turn.mutate(true, { onSuccess: () => toastSuccess(texts.switchedOn) })}
      >
        {turn.isPending ? texts.switching : texts.switchOn}
      </Button>
    </div>
  );
}

/** What there has to be first, where the server has named it. */
function WhyNot({ error }: { readonly error: Error }) {
  const issues = fieldIssues(error);
  // Said with a button that loads the newer version.
  if (error instanceof ApiError && error.status === 412) return null;
  return (
    <Alert tone="alarm" title={texts.notSwitched}>
      {issues.length === 0 ? (
        <p>{userMessageOf(error)}</p>
      ) : (
        issues.map(({ path, message }) => <p key={path}>{message}</p>)
      )}
    </Alert>
  );
}
