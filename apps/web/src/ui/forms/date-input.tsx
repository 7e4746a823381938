import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import { FIRST_GIVEN_DAY, LAST_GIVEN_DAY } from '@bahai-friends/contract/given-days';
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { spoken } from '../../texts/spoken.ts';
import './date-input.css';
import './input.css';

/** The value of a partly typed date, which is neither a date nor empty. */
export const INCOMPLETE_DATE = 'incomplete';

interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onKeyDown' | 'ref'> {
  /** `YYYY-MM-DD`, empty, or {@link INCOMPLETE_DATE}. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement | null>;
}

/** Its Badí date; empty while there is no day, and outside of the Badí calendar. */
function badiDateOf(value: string): string {
  // Days with four-digit years sort as text.
  const isKnown = FIRST_CIVIL_DAY <= value && value <= LAST_CIVIL_DAY;
  return isKnown ? spoken.badi(toBadiDate(value)) : '';
}

function readingOf(input: HTMLInputElement): string {
  return input.validity.badInput ? INCOMPLETE_DATE : input.value;
}

/**
 * A date input with the Badí date of the chosen day. By default it accepts the days that people may give. Browsers
 * report a partly typed date as empty, many of them without an event, so its validity is read again on blur and on
 * Enter, which submits the form.
 */
export function DateInput({ value, onChange, onBlur, ref, ...rest }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useEffect(() => {
    // It is written only when it differs: writing would remove a partly typed date.
    if (input.current && readingOf(input.current) !== value) {
      input.current.value = value === INCOMPLETE_DATE ? '' : value;
    }
  }, [value]);
  const read = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const reading = readingOf(currentTarget);
    if (reading !== value) onChange(reading);
  };
  return (
    <>
      <input
        min={FIRST_GIVEN_DAY}
        max={LAST_GIVEN_DAY}
        {...rest}
        ref={input}
        type="date"
        onChange={read}
        onBlur={(event) => {
          read(event);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read(event);
        }}
        className="input"
      />
      <span aria-live="polite" className="date-in-badi">
        {badiDateOf(value)}
      </span>
    </>
  );
}
