import {
  audienceInWords,
  defaultAudience,
  GATHERING_KINDS,
  type Gathering,
} from '@bahai-friends/contract';
import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import * as answers from '@bahai-friends/languages/en/dashboard/gatherings/answers';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { ownNameOf } from '../../texts/own-names.ts';
import { Dialog, StickyDialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { DayField, SelectField, TextField } from './gathering-fields.tsx';
import {
  emptyGathering,
  fieldAt,
  type GatheringValues,
  gatheringResolver,
  valuesOf,
} from './gathering-values.ts';
import { useRefetchGatherings, useSaveGathering } from './gatherings.queries.ts';
import { RepeatFields } from './repeat-fields.tsx';

const AUDIENCES = ['everyone', 'link'] as const;

interface GatheringDialogProps {
  /** The gathering to edit; without one the dialog adds one. */
  readonly gathering?: Gathering;
  /** The first day of a new gathering, unless another is typed. */
  readonly starts?: string;
  readonly onClose: () => void;
}

export function GatheringDialog({ gathering, starts = '', onClose }: GatheringDialogProps) {
  const save = useSaveGathering(gathering);
  const reload = useRefetchGatherings();
  const form = useForm({
    resolver: gatheringResolver,
    defaultValues: { ...emptyGathering, starts },
    shouldFocusError: false,
    // The values follow the gathering when a newer version is loaded.
    ...(gathering && { values: valuesOf(gathering) }),
  });
  const { formState, handleSubmit, setValue, getFieldState } = form;
  const onError = (error: Error) => {
    const issues = fieldIssues(error);
    for (const { path, message } of issues) {
      const field = fieldAt(path.split('.'));
      if (field) form.setError(field, { type: 'server', message });
    }
    const isSaid = error instanceof ApiError && error.status === 412;
    if (issues.length === 0 && !isSaid) toastFailure(texts.saveFailed, error);
  };
  const send = handleSubmit((values) => save.mutate(values, { onSuccess: onClose, onError }));
  const followKind = (kind: GatheringValues['kind']) => {
    if (gathering || getFieldState('audience').isDirty) return;
    // The volunteer has not chosen it: the next kind has its own default.
    form.resetField('audience', { defaultValue: defaultAudience(kind) });
    setValue('audience', defaultAudience(kind));
  };
  return (
    <Dialog
      title={gathering ? texts.edit : texts.add}
      onClose={onClose}
      isUnsaved={formState.isDirty && !save.isSuccess}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={send} className="space-y-4">
          <ErrorSummary formState={formState} />
          <SelectField
            name="kind"
            label={fields.gatheringKind}
            options={GATHERING_KINDS}
            labelOf={fields.kindName}
            onChosen={(kind) => followKind(kind)}
          />
          <TextField name="title" label={fields.title} />
          <TextField name="description" label={fields.description} rows={4} />
          <div className="grid items-start gap-4 md:grid-cols-2">
            <DayField name="starts" label={fields.firstDay} />
            <TextField name="time" label={fields.time} type="time" />
            <TextField name="minutes" label={fields.minutes} type="number" />
            <TextField
              name="capacity"
              label={fields.capacity}
              hint={texts.capacityHint}
              type="number"
            />
          </div>
          <SwitchField<GatheringValues>
            name="answers"
            label={answers.asks}
            hint={answers.asksHint}
          />
          <RepeatFields />
          <TextField name="place" label={texts.place} />
          <SelectField
            name="audience"
            label={fields.audience}
            hint={texts.audienceHint}
            options={AUDIENCES}
            labelOf={audienceInWords}
          />
          <TextField
            name="online"
            label={fields.onlineAddress}
            hint={texts.onlineHint}
            type="url"
          />
          <SelectField
            name="onlineFor"
            label={fields.onlineFor}
            options={AUDIENCES}
            labelOf={audienceInWords}
          />
          <SelectField
            name="language"
            label={texts.language}
            options={['', ...LANGUAGES]}
            labelOf={(code) =>
              code === ''
                ? texts.ownLanguage
                : ownNameOf(LANGUAGES.find((one) => one === code) ?? 'en')
            }
          />
          <VersionConflict mutation={save} reload={reload} />
          <StickyDialogActions>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button look="primary" type="submit" unavailable={save.isPending}>
              {gathering
                ? save.isPending
                  ? common.saving
                  : common.saveChanges
                : save.isPending
                  ? texts.adding
                  : texts.add}
            </Button>
          </StickyDialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
