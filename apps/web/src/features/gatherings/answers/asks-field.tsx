import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/answers';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import type { GatheringValues } from '../gathering-values.ts';

/** Whether visitors are asked who comes. */
export function AsksField() {
  const { field, fieldState } = useController<GatheringValues, 'answers'>({ name: 'answers' });
  const id = useId();
  const { error } = fieldState;
  const describedBy = error ? `${id}-hint ${id}-message` : `${id}-hint`;
  return (
    <div className="space-y-1.5">
      <Checkbox
        label={texts.asks}
        labelIsSeen="always"
        checked={field.value ? 'all' : 'none'}
        aria-describedby={describedBy}
        onChange={field.onChange}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {texts.asksHint}
      </p>
      {error && (
        <p id={`${id}-message`} role="alert" className="text-sm text-alarm">
          {error.message}
        </p>
      )}
    </div>
  );
}
