import { PROGRAMME_PARTS } from '@bahai-friends/contract/programme-limits';
import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldMessages } from '../../../ui/forms/field-messages.ts';
import type { ProgrammeValues } from './programme-values.ts';
import '../../../ui/forms/input.css';

/** The fields of one item. */
export function ItemFields({ index }: { readonly index: number }) {
  const { register, formState } = useFormContext<ProgrammeValues>();
  const errors = formState.errors.items?.[index];
  const line = (name: 'title' | 'source' | 'reader', label: string, hint?: string) => (
    <Field label={label} hint={hint} messages={fieldMessages(errors?.[name])}>
      {(control) => (
        <input
          {...control}
          {...register(`items.${index}.${name}`)}
          className="input"
          dir="auto"
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <>
      <Field label={texts.part} messages={fieldMessages(errors?.part)}>
        {(control) => (
          <select {...control} {...register(`items.${index}.part`)} className="input">
            {PROGRAMME_PARTS.map((part) => (
              <option key={part} value={part}>
                {texts.partName(part)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {line('title', fields.title)}
      <Field label={texts.text} messages={fieldMessages(errors?.text)}>
        {(control) => (
          <textarea
            {...control}
            {...register(`items.${index}.text`)}
            rows={5}
            dir="auto"
            className="input"
          />
        )}
      </Field>
      {line('source', texts.source)}
      {line('reader', texts.reader, texts.readerHint)}
    </>
  );
}
