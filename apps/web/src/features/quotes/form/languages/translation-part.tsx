import {
  type Language,
  QUOTE_FIELDS,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { useId } from 'react';
import { languageName } from '../../../../texts/language-name.ts';
import { directionOf, ownNameOf } from '../../../../texts/own-names.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldMessages } from '../../../../ui/forms/field-messages.ts';
import { columnName, fieldLabel } from '../../field-labels.ts';
import type { QuoteForm } from '../quote-form.ts';

interface TranslationPartProps {
  readonly form: QuoteForm;
  /** Its index among the translations, from 0. */
  readonly place: number;
  readonly language: Language;
  readonly onRemove: () => void;
}

/** The fields of a quote in one language. */
export function TranslationPart({ form, place, language, onRemove }: TranslationPartProps) {
  const headingId = useId();
  const name = languageName(language);
  const own = ownNameOf(language);
  const wrong = fieldMessages(form.formState.errors.translations?.[place]?.language);
  return (
    <li>
      <fieldset
        aria-labelledby={headingId}
        className="space-y-4 rounded-xl border border-line p-3 sm:p-4"
      >
        <div className="flex items-center justify-between gap-3">
          <p id={headingId} data-heading tabIndex={-1} className="font-semibold">
            {name}
            {own !== name && (
              <>
                {' – '}
                <bdi lang={language}>{own}</bdi>
              </>
            )}
          </p>
          <Button aria-label={texts.removeOf(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
        {wrong.length > 0 && (
          <p role="alert" className="text-sm text-alarm">
            {wrong.join(' ')}
          </p>
        )}
        {TRANSLATED_FIELDS.map((field) => (
          <TranslatedFieldInput
            key={field}
            form={form}
            place={place}
            language={language}
            field={field}
          />
        ))}
      </fieldset>
    </li>
  );
}

interface TranslatedFieldInputProps extends Omit<TranslationPartProps, 'onRemove'> {
  readonly field: TranslatedField;
}

function TranslatedFieldInput({ form, place, language, field }: TranslatedFieldInputProps) {
  const { register, formState } = form;
  const {
    file: { kind },
    translated,
  } = QUOTE_FIELDS[field];
  const written = { lang: language, dir: directionOf(language) };
  const label = (
    <>
      {translated === 'needed' ? columnName(field) : fieldLabel(field, true)}
      <span className="sr-only"> – {languageName(language)}</span>
    </>
  );
  const registered = register(`translations.${place}.${field}`);
  const placeholder = translated === 'or original' ? texts.asOriginal : undefined;
  return (
    <Field label={label} messages={fieldMessages(formState.errors.translations?.[place]?.[field])}>
      {(control) => {
        const common = { ...control, ...registered, className: 'input' };
        if (kind === 'quote') return <textarea {...common} {...written} rows={4} />;
        if (kind === 'link') {
          return <input {...common} type="url" dir="ltr" placeholder={placeholder} />;
        }
        return <input {...common} {...written} placeholder={placeholder} />;
      }}
    </Field>
  );
}
