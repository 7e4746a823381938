import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import './input.css';

/** The value of a partly typed date, which is neither a date nor empty. */
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
 * A date input. Browsers report a partly typed date as empty, many of them without an event, so its
 * validity is read again on blur and on Enter, which submits the form.
 */
export function DateInput({ value, onChange, onBlur, ref, ...rest }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useEffect(() => {
    // Written only when it differs: writing would remove a partly typed date.
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
