import type { Language } from '@bahai-friends/contract';
import {
  anyLanguage,
  language,
  without,
} from '@bahai-friends/languages/en/dashboard/quote-languages';
import { languageName } from '@bahai-friends/languages/en/language-name';
import { Field } from '../../../../ui/forms/field.tsx';
import { LanguageSelect } from '../../language-select.tsx';

interface LanguageFilterProps {
  readonly chosen: Language | '';
  readonly onChange: (without: Language | '') => void;
}

/** The choice of a language that the quotes are to lack. */
export function LanguageFilter({ chosen, onChange }: LanguageFilterProps) {
  return (
    <div className="language-filter min-w-0">
      <Field label={language}>
        {(control) => (
          <LanguageSelect
            {...control}
            none={anyLanguage}
            labelOf={(each) => without(languageName(each))}
            value={chosen}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
