import { LANGUAGES, type Language } from '@bahai-friends/languages/languages';
import type { ComponentProps } from 'react';
import { LANGUAGES_BY_NAME } from './language-choice.ts';
import '../../ui/forms/input.css';

interface LanguageSelectProps
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** The label of choosing none. */
  readonly none: string;
  readonly labelOf: (language: Language) => string;
  /** Empty for none. */
  readonly value: Language | '';
  readonly onChange: (language: Language | '') => void;
}

/** A choice of one language, or none. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { none, labelOf, onChange, ...rest } = props;
  return (
    <select
      {...rest}
      className="input text-ellipsis"
      onChange={({ target }) =>
        onChange(LANGUAGES.find((language) => language === target.value) ?? '')
      }
    >
      <option value="">{none}</option>
      {LANGUAGES_BY_NAME.map((language) => (
        <option key={language} value={language}>
          {labelOf(language)}
        </option>
      ))}
    </select>
  );
}
