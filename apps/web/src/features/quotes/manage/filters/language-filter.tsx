import type { Language } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { languageName } from '../../../../texts/language-name.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { LanguageSelect } from '../../language-select.tsx';

interface LanguageFilterProps {
  readonly chosen: Language | '';
  readonly onChange: (without: Language | '') => void;
}

/** The choice of a language that quotes lack. */
export function LanguageFilter({ chosen, onChange }: LanguageFilterProps) {
  return (
    <div className="language-filter min-w-0">
      <Field label={texts.language}>
        {(control) => (
          <LanguageSelect
            {...control}
            none={texts.anyLanguage}
            labelOf={(each) => texts.without(languageName(each))}
            value={chosen}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
