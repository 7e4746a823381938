import type { NewSending, Sending } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { showSaved } from '../../ui/forms/show-saved.ts';
import { MailAccount } from './mail-account.tsx';
import { NetworkFields } from './network-fields.tsx';
import { useRefetchSending, useSaveSending } from './sending.queries.ts';
import { type SendingValues, sendingResolver, sendingValues } from './sending-values.ts';
import { showRefused } from './show-refused.ts';
import { TimeFields } from './time-fields.tsx';

interface SendingSetupProps {
  /** The present stored settings. */
  readonly sending: Sending;
  readonly timeZone: string;
}

/** Sets up the channels for sending, and the hours. */
export function SendingSetup({ sending, timeZone }: SendingSetupProps) {
  // The settings are fetched again meanwhile; typed text stays until a newer version is requested.
  const [seen, setSeen] = useState(sending);
  const save = useSaveSending(seen, texts.saved);
  const refetch = useRefetchSending();
  const form = useForm<SendingValues, unknown, NewSending>({
    resolver: sendingResolver,
    defaultValues: sendingValues(seen),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  const show = (newer: Sending) => {
    setSeen(newer);
    form.reset(sendingValues(newer));
  };
  const reload = async () => {
    const newer = await refetch();
    if (newer) show(newer);
  };
  const submit = form.handleSubmit((typed) => {
    const sent = structuredClone(form.getValues());
    save.mutate(typed, {
      onSuccess: (saved) => {
        setSeen(saved);
        showSaved(form, sent, sendingValues(saved));
      },
      onError: (error) => showRefused(form, error),
    });
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-labelledby="sending-heading" className="space-y-8">
        <ErrorSummary formState={form.formState} />
        <MailAccount sending={sending} seen={seen} onRemoved={show} />
        <TimeFields timeZone={timeZone} />
        <NetworkFields sending={sending} />
        <VersionConflict mutation={save} reload={reload} />
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" type="submit" unavailable={save.isPending}>
            {save.isPending ? common.saving : common.saveChanges}
          </Button>
          {isDirty && <p className="text-sm text-muted">{common.unsaved}</p>}
        </div>
      </form>
    </FormProvider>
  );
}
