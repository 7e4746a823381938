import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import './input.css';

/** The value of a date that is typed only in part: nothing that could pass for a date, or for none. */
export const INCOMPLETE_DATE = 'incomplete';

interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'max' | 'onChange' | 'onKeyDown' | 'ref'> {
  /** `YYYY-MM-DD`, empty, or {@link INCOMPLETE_DATE}. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement | null>;
}

function readingOf(input: HTMLInputElement): string {
  return input.validity.badInput ? INCOMPLETE_DATE : input.value;
}

/**
 * A date. Browsers report one that is typed only in part as empty, and many without an event, so it is
 * read again whenever it is left or its form submitted.
 */
export function DateInput({ value, onChange, onBlur, ref, ...rest }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useEffect(() => {
    // Only what is not there yet is written: writing would take away what is typed in part.
    if (input.current && readingOf(input.current) !== value) {
      input.current.value = value === INCOMPLETE_DATE ? '' : value;
    }
  }, [value]);
  const read = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const reading = readingOf(currentTarget);
    if (reading !== value) onChange(reading);
  };
  return (
    <input
      {...rest}
      ref={input}
      type="date"
      max="9999-12-31"
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
  );
}
