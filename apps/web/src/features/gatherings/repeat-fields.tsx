import { isCivilDay } from '@bahai-friends/badi-calendar';
import { isoWeekdayOf } from '@bahai-friends/contract';
import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useEffect, useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { weekdayName } from '../../calendar/weekday-name.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { DayField, SelectField, TextField } from './gathering-fields.tsx';
import type { GatheringValues } from './gathering-values.ts';

const EVERY = ['', 'week', 'month', 'badi-month', 'holy-day'] as const;
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const NTH = ['1', '2', '3', '4', '-1'] as const;
const WHEN = ['eve', 'day'] as const;

function everyName(every: (typeof EVERY)[number]): string {
  switch (every) {
    case '':
      return fields.once;
    case 'week':
      return texts.byWeek;
    case 'month':
      return texts.byMonth;
    case 'badi-month':
      return texts.byBadiMonth;
    case 'holy-day':
      return texts.byHolyDay;
  }
}

/** The rule of the repetition, and its end. */
export function RepeatFields() {
  const every = useFormContext<GatheringValues>().watch('every');
  useOfferedWeekday();
  return (
    <div className="space-y-4">
      <SelectField name="every" label={fields.repeats} options={EVERY} labelOf={everyName} />
      {every === 'week' && (
        <>
          <WeekdaysField />
          <TextField name="interval" label={texts.interval} type="number" />
        </>
      )}
      {every === 'month' && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <SelectField
            name="nth"
            label={texts.nth}
            options={NTH}
            labelOf={(nth) => texts.nthName(Number(nth))}
          />
          <SelectField
            name="weekday"
            label={texts.weekday}
            options={WEEKDAYS}
            labelOf={(day) => weekdayName(Number(day))}
          />
        </div>
      )}
      {(every === 'badi-month' || every === 'holy-day') && (
        <SelectField
          name="when"
          label={texts.when}
          options={WHEN}
          labelOf={(when) => (when === 'eve' ? texts.onEve : texts.onDay)}
        />
      )}
      {every !== '' && <DayField name="ends" label={fields.lastDay} hint={texts.endsHint} />}
    </div>
  );
}

/** By the week, the weekday of the first day is ticked until a volunteer ticks another, or none. */
function useOfferedWeekday(): void {
  const { watch, getValues, resetField } = useFormContext<GatheringValues>();
  const [every, starts] = watch(['every', 'starts']);
  const offered = useRef<readonly number[]>([]);
  useEffect(() => {
    if (every !== 'week' || !isCivilDay(starts)) return;
    const weekdays = getValues('weekdays');
    if (weekdays.join() !== offered.current.join()) return;
    offered.current = [isoWeekdayOf(starts)];
    resetField('weekdays', { defaultValue: [...offered.current] });
  }, [every, starts, getValues, resetField]);
}

function WeekdaysField() {
  const { field, fieldState } = useController<GatheringValues, 'weekdays'>({ name: 'weekdays' });
  const id = useId();
  const messageId = useId();
  const message = fieldState.error?.message;
  return (
    <fieldset className="space-y-1.5" aria-describedby={message && messageId}>
      <legend className="font-medium">{texts.weekdays}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {WEEKDAYS.map(Number).map((day) => (
          <Checkbox
            key={day}
            label={weekdayName(day)}
            labelIsSeen="always"
            {...(day === 1 && {
              id,
              'aria-invalid': message !== undefined,
              fieldLabel: texts.weekdays,
            })}
            checked={field.value.includes(day) ? 'all' : 'none'}
            onChange={(isChecked) =>
              field.onChange(
                isChecked ? [...field.value, day] : field.value.filter((one) => one !== day),
              )
            }
          />
        ))}
      </div>
      {message && (
        <p id={messageId} role="alert" className="text-sm text-alarm">
          {message}
        </p>
      )}
    </fieldset>
  );
}
