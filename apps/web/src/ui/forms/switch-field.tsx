import { type ReactNode, useId } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from './checkbox.tsx';

interface SwitchFieldProps<Values extends FieldValues> {
  readonly name: FieldPathByValue<Values, boolean | undefined>;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A field of a form that is on or off. */
export function SwitchField<Values extends FieldValues>({
  name,
  label,
  hint,
}: SwitchFieldProps<Values>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const { field, fieldState } = useController<Values, typeof name>({ name });
  const { error } = fieldState;
  const describedBy = [hint === undefined ? '' : hintId, error ? messageId : ''].filter(Boolean);
  return (
    <div className="space-y-1">
      <Checkbox
        label={<span className="font-medium">{label}</span>}
        labelIsSeen="always"
        checked={field.value ? 'all' : 'none'}
        onChange={field.onChange}
        id={id}
        aria-invalid={error !== undefined}
        {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
      />
      {hint !== undefined && (
        <p id={hintId} className="ms-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={messageId} role="alert" className="ms-9 text-sm text-alarm">
          {error.message}
        </p>
      )}
    </div>
  );
}
