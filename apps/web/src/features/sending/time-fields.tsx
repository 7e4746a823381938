import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useFormContext } from 'react-hook-form';
import { weekdayName } from '../../calendar/weekday-name.ts';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import type { SendingValues } from './sending-values.ts';
import '../../ui/forms/input.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours at which messages are sent. */
export function TimeFields({ timeZone }: { readonly timeZone: string }) {
  const { register, formState } = useFormContext<SendingValues>();
  const { errors } = formState;
  return (
    <fieldset className="space-y-4">
      <legend className="text-lg font-bold">{texts.times}</legend>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field
          label={texts.sendAt}
          hint={texts.sendAtHint(timeZone)}
          messages={fieldMessages(errors.sendAt)}
        >
          {(control) => (
            <input {...control} {...register('sendAt')} type="time" className="input" />
          )}
        </Field>
        <Field
          label={texts.weeklyOn}
          hint={texts.weeklyOnHint}
          messages={fieldMessages(errors.weeklyOn)}
        >
          {(control) => (
            <select
              {...control}
              {...register('weeklyOn', { valueAsNumber: true })}
              className="input"
            >
              {WEEKDAYS.map((day) => (
                <option key={day} value={day}>
                  {weekdayName(day)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
