import type { Language } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import type { QuoteForm } from '../quote-form.ts';
import { LanguageOptions } from './language-options.tsx';

interface AddTranslationProps {
  readonly form: QuoteForm;
  /** The languages with a translation. */
  readonly used: readonly Language[];
  readonly onAdd: (language: Language) => void;
}

/** The choice of another language; null where none is left. */
export function AddTranslation({ form, used, onAdd }: AddTranslationProps) {
  const [chosen, setChosen] = useState('');
  const own = useWatch({ control: form.control, name: 'language' });
  const without = LANGUAGES.filter((language) => language === own || used.includes(language));
  // The chosen language may have become the quote's own.
  const language = LANGUAGES.find((each) => each === chosen && !without.includes(each));
  if (without.length === LANGUAGES.length) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="min-w-[min(12rem,100%)] grow">
        <Field label={texts.anotherLanguage}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={language ?? ''}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{texts.chooseLanguage}</option>
              <LanguageOptions without={without} />
            </select>
          )}
        </Field>
      </div>
      <Button
        unavailable={language === undefined}
        onClick={() => {
          setChosen('');
          if (language) onAdd(language);
        }}
      >
        {texts.add}
      </Button>
    </div>
  );
}
