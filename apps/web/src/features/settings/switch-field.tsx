import type { NewSettings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { useId } from 'react';
import { type FieldPathByValue, useController } from 'react-hook-form';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

interface SwitchFieldProps {
  readonly name: FieldPathByValue<NewSettings, boolean | undefined>;
  readonly label: string;
  readonly hint: string;
}

/** A setting that is on or off. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const hintId = useId();
  const { field } = useController<NewSettings, typeof name>({ name });
  return (
    <div className="space-y-1">
      <Checkbox
        label={<span className="font-medium">{label}</span>}
        labelIsSeen={texts.always}
        checked={field.value ? 'all' : 'none'}
        onChange={field.onChange}
        aria-describedby={hintId}
      />
      <p id={hintId} className="ms-9 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
