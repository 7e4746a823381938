import type { Language, Quote } from '@bahai-friends/contract';
import { useMemo } from 'react';
import { useAddressState } from '../../../navigation/address-state.ts';
import { languageName } from '../../../texts/language-name.ts';
import { areLanguagesKnown, LANGUAGE_IN_ADDRESS } from '../language-choice.ts';
import { MANAGE_PLACE } from '../manage/filters/manage-address.ts';
import { type DaysInLanguage, daysIn } from './days-in-language.ts';

const FIELDS = { lang: LANGUAGE_IN_ADDRESS };

/** The language whose days the year marks, kept in the address; empty for none. */
export interface YearLanguage {
  readonly chosen: Language | '';
  readonly choose: (language: Language | '') => void;
  /** Undefined where none is chosen. */
  readonly inLanguage: DaysInLanguage | undefined;
  /** Whether there is more than one language to choose. */
  readonly isOffered: boolean;
}

export function useYearLanguage(quotes: readonly Quote[]): YearLanguage {
  const [{ lang: chosen }, change] = useAddressState(MANAGE_PLACE, FIELDS);
  const inLanguage = useMemo(
    () =>
      chosen === '' ? undefined : { name: languageName(chosen), days: daysIn(quotes, chosen) },
    [quotes, chosen],
  );
  const isOffered = useMemo(() => areLanguagesKnown(quotes), [quotes]);
  return {
    chosen,
    choose: (lang) => change({ lang }),
    inLanguage,
    isOffered: isOffered || chosen !== '',
  };
}
