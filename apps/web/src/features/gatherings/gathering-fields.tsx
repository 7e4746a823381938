import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import type { GatheringValues } from './gathering-values.ts';
import '../../ui/forms/input.css';

interface FieldProps<Name extends keyof GatheringValues> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
}

type TextName = 'title' | 'description' | 'place' | 'online' | 'time';
type NumberName = 'minutes' | 'capacity' | 'interval';

interface TextFieldProps extends FieldProps<TextName | NumberName> {
  readonly type?: 'text' | 'url' | 'time' | 'number';
  /** The height of a text of several lines. */
  readonly rows?: number;
}

/** A field for text; addresses are always written from left to right. */
export function TextField({ name, label, hint, type = 'text', rows }: TextFieldProps) {
  const { register, formState } = useFormContext<GatheringValues>();
  return (
    <Field label={label} hint={hint} messages={fieldMessages(formState.errors[name])}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            {...register(name)}
            type={type}
            className="input"
            autoComplete="off"
            dir={type === 'text' ? 'auto' : type === 'url' ? 'ltr' : undefined}
            {...(type === 'number' && { min: 1, step: 1, inputMode: 'numeric' })}
          />
        ) : (
          <textarea {...control} {...register(name)} rows={rows} className="input" dir="auto" />
        )
      }
    </Field>
  );
}

export function DayField({ name, label, hint }: FieldProps<'starts' | 'ends'>) {
  const { field, fieldState } = useController<GatheringValues, typeof name>({ name });
  return (
    <Field label={label} hint={hint} messages={fieldMessages(fieldState.error)}>
      {(control) => <DateInput {...control} {...field} />}
    </Field>
  );
}

type SelectName =
  | 'kind'
  | 'audience'
  | 'onlineFor'
  | 'language'
  | 'every'
  | 'nth'
  | 'weekday'
  | 'when';

interface SelectFieldProps<Option extends string> extends FieldProps<SelectName> {
  readonly options: readonly Option[];
  readonly labelOf: (option: Option) => string;
  readonly onChosen?: (option: Option) => void;
}

export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  const { name, label, hint, options, labelOf, onChosen } = props;
  const { register, formState } = useFormContext<GatheringValues>();
  const follow = ({ target }: { readonly target: { readonly value: string } }) => {
    const chosen = options.find((option) => option === target.value);
    if (chosen !== undefined) onChosen?.(chosen);
  };
  return (
    <Field label={label} hint={hint} messages={fieldMessages(formState.errors[name])}>
      {(control) => (
        <select {...control} {...register(name, { onChange: follow })} className="input">
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
