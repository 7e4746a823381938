import type { Feature, Settings } from '@bahai-friends/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../api/api-error.ts';
import { fieldIssues } from '../api/field-issues.ts';
import { useRefetch } from '../api/use-refetch.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../ui/dialogs/version-conflict.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { toastFailure } from '../ui/feedback/toasts.ts';
import { Button } from '../ui/forms/button.tsx';
import { OWN_SETTINGS_KEY } from './own-settings-key.ts';
import { useSwitchFeature } from './use-switch-feature.ts';

interface FeatureSwitchProps {
  readonly settings: Settings;
  readonly feature: Feature;
  /** Queries to fetch again afterwards, besides the settings. */
  readonly invalidates?: readonly QueryKey[];
  readonly texts: {
    readonly switchOn: string;
    readonly switchedOn: string;
    readonly notSwitchedOn: string;
    readonly switchOff: string;
    readonly switchedOff: string;
    readonly notSwitchedOff: string;
    /** The heading of the question before it is switched off, and a text about the stored data. */
    readonly offTitle: string;
    readonly offQuestion: string;
    readonly switching: string;
  };
}

/** The button that switches a feature on, and shows missing conditions; or off, after a confirmation. */
export function FeatureSwitch({ settings, feature, invalidates = [], texts }: FeatureSwitchProps) {
  const [isAsked, setAsked] = useState(false);
  const turn = useSwitchFeature(settings, feature, invalidates, texts);
  const reload = useRefetch(OWN_SETTINGS_KEY);
  const isOn = settings.features[feature];
  const switchOff = () =>
    turn.mutate(false, {
      onSuccess: () => setAsked(false),
      onError: (error) => {
        if (!isConflict(error)) toastFailure(texts.notSwitchedOff, error);
      },
    });
  return (
    <>
      {!isAsked && !isOn && turn.error && <WhyNot title={texts.notSwitchedOn} error={turn.error} />}
      {!isAsked && <VersionConflict mutation={turn} reload={reload} />}
      <Button
        look={isOn ? 'plain' : 'primary'}
        unavailable={turn.isPending}
        onClick={() => (isOn ? setAsked(true) : turn.mutate(true))}
      >
        {turn.isPending ? texts.switching : isOn ? texts.switchOff : texts.switchOn}
      </Button>
      {isAsked && (
        <ConfirmDialog
          danger
          title={texts.offTitle}
          description={texts.offQuestion}
          confirmLabel={turn.isPending ? texts.switching : texts.switchOff}
          busy={turn.isPending}
          onConfirm={switchOff}
          onClose={() => setAsked(false)}
        >
          <VersionConflict mutation={turn} reload={reload} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** A conflict is shown with a button that loads the newer version. */
const isConflict = (error: Error): boolean => error instanceof ApiError && error.status === 412;

/** The missing conditions, where the server has named them. */
function WhyNot({ title, error }: { readonly title: string; readonly error: Error }) {
  if (isConflict(error)) return null;
  const issues = fieldIssues(error);
  return (
    <Alert tone="alarm" title={title}>
      {issues.length === 0 ? (
        <p>{userMessageOf(error)}</p>
      ) : (
        issues.map(({ message }) => <p key={message}>{message}</p>)
      )}
    </Alert>
  );
}
