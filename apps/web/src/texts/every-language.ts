import type { BadiNames } from '@bahai-friends/badi-calendar';
import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { Language } from '@bahai-friends/contract';
import { documents as arDocuments } from './ar/documents.ts';
import { page as arPage } from './ar/page.ts';
import type { DateFormats } from './date-formats.ts';
import { englishFormats } from './date-formats.ts';
import { type DayFormats, dayFormats } from './day-formats.ts';
import { documents as deDocuments } from './de/documents.ts';
import { page as dePage } from './de/page.ts';
import type { DocumentTexts } from './document-texts.ts';
import { documents as enDocuments } from './en/documents.ts';
import { page as enPage } from './en/page.ts';
import { documents as esDocuments } from './es/documents.ts';
import { page as esPage } from './es/page.ts';
import { documents as faDocuments } from './fa/documents.ts';
import { page as faPage } from './fa/page.ts';
import { documents as frDocuments } from './fr/documents.ts';
import { page as frPage } from './fr/page.ts';
import { localFormats } from './local-formats.ts';
import { documents as lvDocuments } from './lv/documents.ts';
import { page as lvPage } from './lv/page.ts';
import { documents as nlDocuments } from './nl/documents.ts';
import { page as nlPage } from './nl/page.ts';
import type { PageTexts } from './page-texts.ts';
import { documents as ptDocuments } from './pt/documents.ts';
import { page as ptPage } from './pt/page.ts';
import { documents as ruDocuments } from './ru/documents.ts';
import { page as ruPage } from './ru/page.ts';
import { documents as svDocuments } from './sv/documents.ts';
import { page as svPage } from './sv/page.ts';
import { documents as zhDocuments } from './zh/documents.ts';
import { page as zhPage } from './zh/page.ts';

interface Texts {
  readonly page: PageTexts;
  readonly documents: DocumentTexts;
}

/** The texts of every language: only the server and tests load them all. */
export const textsOfEveryLanguage: Readonly<Record<Language, Texts>> = {
  en: { page: enPage, documents: enDocuments },
  ar: { page: arPage, documents: arDocuments },
  de: { page: dePage, documents: deDocuments },
  es: { page: esPage, documents: esDocuments },
  fa: { page: faPage, documents: faDocuments },
  fr: { page: frPage, documents: frDocuments },
  lv: { page: lvPage, documents: lvDocuments },
  nl: { page: nlPage, documents: nlDocuments },
  pt: { page: ptPage, documents: ptDocuments },
  ru: { page: ruPage, documents: ruDocuments },
  sv: { page: svPage, documents: svDocuments },
  zh: { page: zhPage, documents: zhDocuments },
};

/** A language with all that pages are rendered with in it. */
export interface WholeLanguage extends Texts {
  readonly names: BadiNames;
  readonly dates: DateFormats;
  readonly days: DayFormats;
}

function wholeLanguage(language: Language): WholeLanguage {
  const names = namesOfEveryLanguage[language];
  const texts = textsOfEveryLanguage[language];
  const dates = language === 'en' ? englishFormats : localFormats(language, names, texts.page);
  return { ...texts, names, dates, days: dayFormats(dates.locale ?? 'en-US') };
}

const languages = new Map(BADI_LANGUAGES.map((language) => [language, wholeLanguage(language)]));

/** A language with all that pages are rendered with in it. */
export function languageOf(language: Language): WholeLanguage {
  const whole = languages.get(language);
  if (whole === undefined) throw new Error(`No language of the pages: ${language}`);
  return whole;
}
