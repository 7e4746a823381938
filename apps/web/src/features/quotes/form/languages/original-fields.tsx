import type { Language } from '@bahai-friends/contract';
import * as fields from '@bahai-friends/languages/en/dashboard/quotes/fields';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldMessages } from '../../../../ui/forms/field-messages.ts';
import { fieldLabel } from '../../field-labels.ts';
import type { QuoteForm } from '../quote-form.ts';
import { LanguageOptions } from './language-options.tsx';

interface OriginalFieldsProps {
  readonly form: QuoteForm;
  /** The languages of the translations; the quote's own is not among them. */
  readonly translated: readonly Language[];
}

/** The language of the quote itself, and its translator or edition. */
export function OriginalFields({ form, translated }: OriginalFieldsProps) {
  const { register, formState } = form;
  return (
    <>
      <Field
        label={fieldLabel('language', true)}
        messages={fieldMessages(formState.errors.language)}
      >
        {(control) => (
          <select {...control} {...register('language')} className="input">
            <option value="">{texts.notSaid}</option>
            <LanguageOptions without={translated} />
          </select>
        )}
      </Field>
      <Field
        label={fieldLabel('credit', true)}
        hint={fields.fieldWords('credit').hint}
        messages={fieldMessages(formState.errors.credit)}
      >
        {(control) => <input {...control} {...register('credit')} dir="auto" className="input" />}
      </Field>
    </>
  );
}
