import {
  DATE_REQUIRED,
  FIRST_GIVEN_YEAR,
  givenDay,
  type HolyDay,
  LAST_GIVEN_YEAR,
  NewHolyDay,
} from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { useRefetchHolyDays, useSaveHolyDay } from './holy-days.queries.ts';
import '../../ui/forms/input.css';

interface HolyDayDialogProps {
  /** The holy day to edit; without one the dialog adds one. */
  readonly holyDay?: HolyDay;
  readonly onClose: () => void;
}

const adding = {
  title: texts.addHolyDay,
  submit: [texts.addHolyDay, texts.adding],
} as const;

const editing = {
  title: texts.editHolyDay,
  submit: [common.saveChanges, common.saving],
} as const;

export function HolyDayDialog({ holyDay, onClose }: HolyDayDialogProps) {
  const { title, submit } = holyDay ? editing : adding;
  const save = useSaveHolyDay(holyDay);
  const reload = useRefetchHolyDays();
  const kept = holyDay?.date;
  const resolver = useMemo(
    () => zodResolver(NewHolyDay.extend({ date: givenDay(DATE_REQUIRED, kept) })),
    [kept],
  );
  const { control, register, handleSubmit, formState } = useForm<NewHolyDay>({
    resolver,
    defaultValues: { name: '', date: '' },
    shouldFocusError: false,
    // The values follow the holy day when a newer version is loaded.
    ...(holyDay && { values: { name: holyDay.name, date: holyDay.date } }),
  });
  const send = handleSubmit((values) => save.mutate(values, { onSuccess: onClose }));
  return (
    <Dialog title={title} onClose={onClose} isUnsaved={formState.isDirty && !save.isSuccess}>
      <form noValidate onSubmit={send} className="space-y-4">
        <ErrorSummary formState={formState} />
        <Field label={common.name} messages={fieldMessages(formState.errors.name)}>
          {(props) => (
            <input
              {...props}
              {...register('name')}
              className="input"
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        <Controller
          control={control}
          name="date"
          render={({ field, fieldState }) => (
            <Field
              label={common.date}
              hint={common.givenYears(FIRST_GIVEN_YEAR, LAST_GIVEN_YEAR)}
              messages={fieldMessages(fieldState.error)}
            >
              {(props) => <DateInput {...props} {...field} />}
            </Field>
          )}
        />
        <VersionConflict mutation={save} reload={reload} />
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={save.isPending}>
            {submit[save.isPending ? 1 : 0]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
