import {
  FIRST_GIVEN_YEAR,
  LAST_GIVEN_YEAR,
  QUOTE_FIELD_NAMES,
  QUOTE_FIELDS,
  type QuoteFieldName,
} from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as fields from '@bahai-friends/languages/en/dashboard/quotes/fields';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/form';
import type { ComponentProps, ComponentType } from 'react';
import { Controller } from 'react-hook-form';
import { useCommunityDay } from '../../../site/use-site.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldMessages } from '../../../ui/forms/field-messages.ts';
import { fieldLabel } from '../field-labels.ts';
import { useFindFreeDay } from '../quotes.queries.ts';
import { LanguagesSection } from './languages/languages-section.tsx';
import type { StoredTranslations } from './languages/stored-translations.ts';
import type { QuoteForm } from './quote-form.ts';
import '../../../ui/forms/input.css';

interface QuoteFieldProps {
  readonly form: QuoteForm;
  /** Whether to offer the next day without a quote, as where quotes are added one after another. */
  readonly offersFreeDay?: boolean;
}

/** The input of each field; null for fields in the part of the translations. */
const FIELD_INPUTS: Readonly<Record<QuoteFieldName, ComponentType<QuoteFieldProps> | null>> = {
  text: QuoteTextField,
  source: SourceField,
  displayDate: DisplayDateField,
  referenceUrl: ReferenceUrlField,
  language: null,
  credit: null,
};

interface QuoteFieldsProps extends QuoteFieldProps {
  /** The translations of an edited quote. */
  readonly stored?: StoredTranslations;
}

/** The fields of a quote, for adding and editing one. */
export function QuoteFields({ form, stored, offersFreeDay = false }: QuoteFieldsProps) {
  return (
    <>
      <ErrorSummary formState={form.formState} />
      {QUOTE_FIELD_NAMES.map((field) => {
        const Input = FIELD_INPUTS[field];
        return Input && <Input key={field} form={form} offersFreeDay={offersFreeDay} />;
      })}
      <LanguagesSection form={form} stored={stored} />
    </>
  );
}

const labelOf = (field: QuoteFieldName): string =>
  fieldLabel(field, QUOTE_FIELDS[field].isOptional);

interface TypedFieldProps extends Pick<ComponentProps<typeof Field>, 'children'> {
  readonly form: QuoteForm;
  readonly name: QuoteFieldName;
}

/** A field with its label, hint and messages. */
const TypedField = ({ form, name, children }: TypedFieldProps) => (
  <Field
    label={labelOf(name)}
    hint={fields.fieldWords(name).hint}
    messages={fieldMessages(form.formState.errors[name])}
  >
    {children}
  </Field>
);

function QuoteTextField({ form }: QuoteFieldProps) {
  return (
    <TypedField form={form} name="text">
      {(control) => (
        <textarea {...control} {...form.register('text')} rows={5} dir="auto" className="input" />
      )}
    </TypedField>
  );
}

function SourceField({ form }: QuoteFieldProps) {
  return (
    <TypedField form={form} name="source">
      {(control) => (
        <input {...control} {...form.register('source')} dir="auto" className="input" />
      )}
    </TypedField>
  );
}

function ReferenceUrlField({ form }: QuoteFieldProps) {
  return (
    <TypedField form={form} name="referenceUrl">
      {(control) => (
        <input
          {...control}
          {...form.register('referenceUrl')}
          type="url"
          dir="ltr"
          className="input"
        />
      )}
    </TypedField>
  );
}

function DisplayDateField({ form, offersFreeDay }: QuoteFieldProps) {
  return (
    <Controller
      control={form.control}
      name="displayDate"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Field
          label={labelOf('displayDate')}
          hint={common.givenYears(FIRST_GIVEN_YEAR, LAST_GIVEN_YEAR)}
          messages={fieldMessages(error)}
        >
          {(control) => (
            <div className="flex flex-wrap items-start gap-2">
              <div className="min-w-[min(10rem,100%)] grow">
                <DateInput {...control} value={value} onChange={onChange} />
              </div>
              <Button aria-label={texts.clearDisplayDate} onClick={() => onChange('')}>
                {texts.clear}
              </Button>
              {offersFreeDay && <FreeDayButton onFound={onChange} />}
            </div>
          )}
        </Field>
      )}
    />
  );
}

function FreeDayButton({ onFound }: { readonly onFound: (day: string) => void }) {
  const today = useCommunityDay();
  const find = useFindFreeDay();
  return (
    <Button unavailable={find.isPending} onClick={() => find.mutate(today, { onSuccess: onFound })}>
      {texts.nextFreeDay}
    </Button>
  );
}
