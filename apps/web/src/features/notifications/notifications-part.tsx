import type { Settings } from '@bahai-friends/contract';
import * as questions from '@bahai-friends/languages/en/dashboard/letters';
import * as texts from '@bahai-friends/languages/en/dashboard/letters/notifications';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../api/api-error.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { useSwitchFeature } from '../../site/use-switch-feature.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Answer } from '../../ui/tables/answer.tsx';

/** The part of the settings that switches notifications, with what is stored and who learns of it. */
export function NotificationsPart({ settings }: { readonly settings: Settings }) {
  const [isAsked, setAsked] = useState(false);
  const turn = useSwitchFeature(settings, 'notifications', []);
  const reload = useRefetch(OWN_SETTINGS_KEY);
  const isOn = settings.features.notifications;
  const switchOff = () =>
    turn.mutate(false, {
      onSuccess: () => {
        toastSuccess(texts.switchedOff);
        setAsked(false);
      },
      onError: (error) => toastFailure(texts.notSwitched, error),
    });
  const switchOn = () => turn.mutate(true, { onSuccess: () => toastSuccess(texts.switchedOn) });
  return (
    <section aria-labelledby="notifications-heading" className="max-w-3xl space-y-4">
      <h3 id="notifications-heading" className="text-lg font-bold">
        {isOn ? texts.onTitle : texts.offTitle}
      </h3>
      <p className="max-w-prose">{texts.about}</p>
      <dl className="space-y-3 rounded-2xl bg-cream p-4">
        <Answer question={questions.what} answer={texts.whatText} />
        <Answer question={questions.why} answer={texts.whyText} />
        <Answer question={questions.howLong} answer={texts.howLongText} />
        <Answer question={questions.who} answer={texts.whoText} />
        {!isOn && <Answer question={questions.needed} answer={texts.neededText} />}
      </dl>
      {!isAsked && turn.error && <WhyNot error={turn.error} />}
      {!isAsked && <VersionConflict mutation={turn} reload={reload} />}
      <Button
        look={isOn ? 'plain' : 'primary'}
        unavailable={turn.isPending}
        onClick={() => (isOn ? setAsked(true) : switchOn())}
      >
        {turn.isPending ? questions.switching : isOn ? texts.switchOff : texts.switchOn}
      </Button>
      {isAsked && (
        <ConfirmDialog
          danger
          title={texts.switchOff}
          description={texts.offQuestion}
          confirmLabel={turn.isPending ? questions.switching : texts.switchOff}
          busy={turn.isPending}
          onConfirm={switchOff}
          onClose={() => setAsked(false)}
        >
          <VersionConflict mutation={turn} reload={reload} />
        </ConfirmDialog>
      )}
    </section>
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
        issues.map(({ message }) => <p key={message}>{message}</p>)
      )}
    </Alert>
  );
}
