import { NewException } from '@bahai-friends/contract';
import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { Controller, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { fieldIssues } from '../../api/field-issues.ts';
import { dateDisplay } from '../../calendar/date-display.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { sentence } from '../../ui/sentence.tsx';
import { type DayValues, dayValuesOf, exceptionFrom } from './day-exception.ts';
import { type HeldDay, useChangeDay, useRefetchGatherings } from './gatherings.queries.ts';
import '../../ui/forms/input.css';

const FIELDS = ['day', 'time', 'place', 'online', 'note'] as const;
const isField = (name: unknown): name is keyof DayValues => FIELDS.some((one) => one === name);

/** Validates the form by the rules of the server, and makes the payload from it. */
const resolverFor =
  (held: HeldDay): Resolver<DayValues, unknown, NewException> =>
  (values) => {
    const checked = NewException.safeParse(exceptionFrom(values, held));
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<DayValues> = {};
    for (const { path, message } of checked.error.issues) {
      const [field] = path;
      if (isField(field)) errors[field] ??= { type: 'rule', message };
    }
    return { values: {}, errors };
  };

interface DayDialogProps {
  readonly held: HeldDay;
  readonly onClose: () => void;
}

/** Moves one day, or changes values in which it differs from the others. */
export function DayDialog({ held, onClose }: DayDialogProps) {
  const { gathering, occurrence } = held;
  const save = useChangeDay(held, texts.dayChanged);
  const reload = useRefetchGatherings();
  const { control, register, handleSubmit, formState, setError } = useForm({
    resolver: resolverFor(held),
    values: dayValuesOf(occurrence),
    shouldFocusError: false,
  });
  const onError = (error: Error) => {
    const issues = fieldIssues(error);
    for (const { path, message } of issues) {
      if (isField(path)) setError(path, { type: 'server', message });
    }
    const isSaid = error instanceof ApiError && error.status === 412;
    if (issues.length === 0 && !isSaid) toastFailure(texts.dayFailed, error);
  };
  const send = handleSubmit((exception) =>
    save.mutate(exception, {
      onSuccess: onClose,
      onError,
    }),
  );
  const { errors } = formState;
  return (
    <Dialog
      title={texts.changeDay}
      description={sentence(
        texts.dayOf(
          <bdi className="font-semibold">{gathering.title}</bdi>,
          dateDisplay(occurrence.day).gregorian,
        ),
      )}
      onClose={onClose}
      isUnsaved={formState.isDirty && !save.isSuccess}
    >
      <form noValidate onSubmit={send} className="space-y-4">
        <ErrorSummary formState={formState} />
        <Controller
          control={control}
          name="day"
          render={({ field, fieldState }) => (
            <Field label={texts.held} messages={fieldMessages(fieldState.error)}>
              {(props) => <DateInput {...props} {...field} />}
            </Field>
          )}
        />
        <Field label={fields.time} hint={texts.emptyAsOthers} messages={fieldMessages(errors.time)}>
          {(props) => <input {...props} {...register('time')} type="time" className="input" />}
        </Field>
        <Field label={texts.place} messages={fieldMessages(errors.place)}>
          {(props) => (
            <input
              {...props}
              {...register('place')}
              className="input"
              dir="auto"
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={fields.onlineAddress}
          hint={texts.emptyAsOthers}
          messages={fieldMessages(errors.online)}
        >
          {(props) => (
            <input {...props} {...register('online')} type="url" dir="ltr" className="input" />
          )}
        </Field>
        <Field label={fields.note} messages={fieldMessages(errors.note)}>
          {(props) => (
            <textarea {...props} {...register('note')} rows={3} dir="auto" className="input" />
          )}
        </Field>
        <VersionConflict mutation={save} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={save.isPending}>
            {save.isPending ? common.saving : common.saveChanges}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
