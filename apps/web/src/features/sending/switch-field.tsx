import { type ReactNode, useId } from 'react';
import { type FieldPathByValue, useController } from 'react-hook-form';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import type { SendingValues } from './sending-values.ts';

interface SwitchFieldProps {
  readonly name: FieldPathByValue<SendingValues, boolean>;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** What is so or not. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const hintId = useId();
  const { field } = useController<SendingValues, typeof name>({ name });
  return (
    <div className="space-y-1">
      <Checkbox
        label={<span className="font-medium">{label}</span>}
        labelIsSeen="always"
        checked={field.value ? 'all' : 'none'}
        onChange={field.onChange}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      />
      {hint !== undefined && (
        <p id={hintId} className="ms-9 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
