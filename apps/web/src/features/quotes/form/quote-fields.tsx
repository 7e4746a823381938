import { Controller } from 'react-hook-form';
import { Button } from '../../../ui/forms/button.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldMessages } from '../../../ui/forms/field-messages.ts';
import type { QuoteForm } from './quote-form.ts';
import '../../../ui/forms/input.css';

/** The fields of a quote, for adding and editing one. */
export function QuoteFields({ form }: { readonly form: QuoteForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <ErrorSummary formState={formState} />
      <Field label="Quote Text" messages={fieldMessages(errors.text)}>
        {(control) => (
          <textarea {...control} {...register('text')} rows={5} dir="auto" className="input" />
        )}
      </Field>
      <Field label="Source" messages={fieldMessages(errors.source)}>
        {(control) => <input {...control} {...register('source')} dir="auto" className="input" />}
      </Field>
      <DisplayDateField form={form} />
      <Field
        label="Reference URL (Optional)"
        hint="Link to the quote reference in the Bahai Reference Library"
        messages={fieldMessages(errors.referenceUrl)}
      >
        {(control) => (
          <input
            {...control}
            {...register('referenceUrl')}
            type="url"
            dir="ltr"
            className="input"
          />
        )}
      </Field>
    </>
  );
}

function DisplayDateField({ form }: { readonly form: QuoteForm }) {
  return (
    <Controller
      control={form.control}
      name="displayDate"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Field label="Display Date (Optional)" messages={fieldMessages(error)}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <div className="min-w-[min(10rem,100%)] grow">
                <DateInput {...control} value={value} onChange={onChange} />
              </div>
              <Button aria-label="Clear display date" onClick={() => onChange('')}>
                Clear
              </Button>
            </div>
          )}
        </Field>
      )}
    />
  );
}
