import { dashboardLanguages } from 'virtual:dashboard-languages';
import type { BadiNames } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { LocalTime, PageLanguage } from '@bahai-friends/contract';
import {
  type AnswerTexts,
  type DocumentTexts,
  type GatheringTexts,
  LANGUAGES,
  type Language,
  type LetterTexts,
  type NotificationTexts,
  type PageTexts,
} from '@bahai-friends/languages';
import { type DocumentDays, documentDays } from '@bahai-friends/languages/document-days';
import { factsOf, textsOfEveryLanguage } from '@bahai-friends/languages/language-of';
import { clockIn } from '@bahai-friends/languages/meeting-times';
import { english, type LanguageWords, speak } from './spoken.ts';
import { spokenLanguage } from './spoken-language.ts';

const pages = await textsOfEveryLanguage('page');
const documents = await textsOfEveryLanguage('documents');
const letters = await textsOfEveryLanguage('letters');
const gatherings = await textsOfEveryLanguage('gatherings');
const notifications = await textsOfEveryLanguage('notifications');
const answers = await textsOfEveryLanguage('answers');

/** A language with all that pages are rendered with in it. */
export interface RenderedLanguage extends LanguageWords {
  readonly page: PageTexts;
  readonly documents: DocumentTexts;
  readonly letters: LetterTexts;
  readonly gatherings: GatheringTexts;
  readonly notifications: NotificationTexts;
  readonly answers: AnswerTexts;
  readonly names: BadiNames;
  readonly days: DocumentDays;
  /** What the community's clocks show, in the digits of the language, as the home page writes times. */
  readonly clock: (local: LocalTime) => string;
}

function renderedLanguage(language: Language): RenderedLanguage {
  const facts = factsOf(language);
  const names = namesOfEveryLanguage[language];
  const page = pages[language];
  return {
    ...(language === 'en' ? english : spokenLanguage(facts, page, names)),
    page,
    documents: documents[language],
    letters: letters[language],
    gatherings: gatherings[language],
    notifications: notifications[language],
    answers: answers[language],
    names,
    days: documentDays(facts),
    clock: clockIn(facts.locale),
  };
}

const languages = new Map(LANGUAGES.map((language) => [language, renderedLanguage(language)]));

/** A language with all that pages are rendered with in it: only the server and tests load them all. */
export function languageOf(language: Language): RenderedLanguage {
  const whole = languages.get(language);
  if (whole === undefined) throw new Error(`No language of the pages: ${language}`);
  return whole;
}

/**
 * Has everything speak a language while something is rendered, and English again afterwards.
 *
 * @param render Does not wait for anything: another page could be rendered meanwhile.
 */
export function speaking<T>(language: PageLanguage, render: () => T): T {
  speak({ ...languageOf(language.code), ...language });
  globalThis.dashboardLanguage = language.isForVolunteers && dashboardLanguages[language.code];
  try {
    return render();
  } finally {
    globalThis.dashboardLanguage = undefined;
    speak();
  }
}
