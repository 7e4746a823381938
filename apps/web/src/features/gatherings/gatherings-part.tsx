import type { Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/switch';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { OWN_SETTINGS_KEY } from '../../site/own-settings-key.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Answer } from '../../ui/tables/answer.tsx';
import { useSwitchGatherings } from './switch-gatherings.ts';

/** The part of the settings that switches gatherings, with what is shown where and who sees it. */
export function GatheringsPart({ settings }: { readonly settings: Settings }) {
  const [isAsked, setAsked] = useState(false);
  const turn = useSwitchGatherings(settings);
  const reload = useRefetch(OWN_SETTINGS_KEY);
  const isOn = settings.features.gatherings;
  const switchTo = (on: boolean) =>
    turn.mutate(on, {
      onSuccess: () => {
        toastSuccess(on ? texts.switchedOn : texts.switchedOff);
        setAsked(false);
      },
      onError: (error) => {
        // Said with a button that loads the newer version.
        if (error instanceof ApiError && error.status === 412) return;
        toastFailure(texts.notSwitched, error);
      },
    });
  return (
    <section aria-labelledby="gatherings-switch-heading" className="max-w-3xl space-y-4">
      <h3 id="gatherings-switch-heading" className="text-lg font-bold">
        {isOn ? texts.onTitle : texts.offTitle}
      </h3>
      <p className="max-w-prose">{texts.about}</p>
      <dl className="space-y-3 rounded-2xl bg-cream p-4">
        <Answer question={texts.where} answer={texts.whereText} />
        <Answer question={texts.who} answer={texts.whoText} />
        <Answer question={texts.stored} answer={texts.storedText} />
      </dl>
      {!isAsked && <VersionConflict mutation={turn} reload={reload} />}
      <Button
        look={isOn ? 'plain' : 'primary'}
        unavailable={turn.isPending}
        onClick={() => (isOn ? setAsked(true) : switchTo(true))}
      >
        {turn.isPending ? texts.switching : isOn ? texts.switchOff : texts.switchOn}
      </Button>
      {isAsked && (
        <ConfirmDialog
          danger
          title={texts.switchOff}
          description={texts.offQuestion}
          confirmLabel={turn.isPending ? texts.switching : texts.switchOff}
          busy={turn.isPending}
          onConfirm={() => switchTo(false)}
          onClose={() => setAsked(false)}
        >
          <VersionConflict mutation={turn} reload={reload} />
        </ConfirmDialog>
      )}
    </section>
  );
}
