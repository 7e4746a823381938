import { isTimeZone } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import * as fields from '@bahai-friends/languages/en/dashboard/settings/fields';
import { type ComponentProps, useId, useSyncExternalStore } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { subscribeToClock } from '../../calendar/clock.ts';
import { spoken } from '../../texts/spoken.ts';
import { Field } from '../../ui/forms/field.tsx';
import '../../ui/forms/input.css';

/** `Intl` leaves out UTC, which is the zone of no place. */
const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
const MINUTE_MS = 60_000;

interface TimeZoneFieldProps {
  readonly input: ComponentProps<'input'>;
  /** The typed value. */
  readonly value: string;
  readonly messages: readonly string[];
}

/** The name of a time zone, and the present day there. */
export function TimeZoneField({ input, value, messages }: TimeZoneFieldProps) {
  const suggestions = useId();
  const minute = useSyncExternalStore(subscribeToClock, currentMinute);
  return (
    <Field label={fields.timeZone} hint={hintFor(value, minute)} messages={messages}>
      {(control) => (
        <>
          <input
            {...control}
            {...input}
            className="input"
            list={suggestions}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
          <datalist id={suggestions}>
            {ZONES.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const currentMinute = (): number => Math.floor(serverNow() / MINUTE_MS);

function hintFor(timeZone: string, minute: number): string {
  if (!isTimeZone(timeZone)) return fields.timeZoneHint;
  const now = new Date(minute * MINUTE_MS);
  const day = new Intl.DateTimeFormat(spoken.locale ?? 'en-US', {
    timeZone,
    dateStyle: 'full',
  }).format(now);
  const time = new Intl.DateTimeFormat(spoken.locale ?? 'en-GB', {
    timeZone,
    timeStyle: 'short',
  }).format(now);
  return texts.todayThere(day, time);
}
