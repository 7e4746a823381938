import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { useId } from 'react';
import { languageName } from '../../../texts/language-name.ts';
import { LanguageSelect } from '../language-select.tsx';
import { countAhead } from './days-in-language.ts';
import type { YearLanguage } from './use-year-language.ts';

/** The number of days from today on for which the year counts quotes in the chosen language. */
const DAYS_AHEAD = 365;

interface YearLanguageFieldProps {
  readonly language: YearLanguage;
  readonly today: string;
}

/** The choice of the language whose days are marked, and how many of the coming days have it. */
export function YearLanguageField({ language, today }: YearLanguageFieldProps) {
  const id = useId();
  const { chosen, choose, inLanguage } = language;
  return (
    <div className="year-language flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-medium">
        {texts.language}
      </label>
      <div>
        <LanguageSelect
          id={id}
          none={texts.noLanguage}
          labelOf={languageName}
          value={chosen}
          onChange={choose}
        />
      </div>
      <p aria-live="polite" className="text-muted">
        {inLanguage &&
          texts.daysIn(inLanguage.name, countAhead(inLanguage.days, today, DAYS_AHEAD), DAYS_AHEAD)}
      </p>
    </div>
  );
}
