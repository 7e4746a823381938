import { dashboardLanguages } from 'virtual:dashboard-languages';
import type { BadiNames } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { LocalTime, PageLanguage } from '@bahai-friends/contract';
import type {
  AnswerTexts,
  DocumentTexts,
  GatheringTexts,
  Language,
  LetterTexts,
  NotificationTexts,
  PageTexts,
} from '@bahai-friends/languages';
import { type DocumentDays, documentDays } from '@bahai-friends/languages/document-days';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { clockIn } from '@bahai-friends/languages/meeting-times';
import type { DashboardLanguage } from './say.ts';
import { english, type LanguageWords, speak } from './spoken.ts';
import { spokenLanguage } from './spoken-language.ts';

/** A language with everything with which pages are rendered in it. */
export interface RenderedLanguage extends LanguageWords {
  readonly page: PageTexts;
  readonly documents: DocumentTexts;
  readonly letters: LetterTexts;
  readonly gatherings: GatheringTexts;
  readonly notifications: NotificationTexts;
  readonly answers: AnswerTexts;
  readonly names: BadiNames;
  readonly days: DocumentDays;
  /** Formats a time of the community in the digits of the language, as on the home page. */
  readonly clock: (local: LocalTime) => string;
}

async function renderedLanguage(language: Language): Promise<RenderedLanguage> {
  const facts = factsOf(language);
  const names = namesOfEveryLanguage[language];
  const [page, documents, letters, gatherings, notifications, answers] = await Promise.all([
    textsOf('page', language),
    textsOf('documents', language),
    textsOf('letters', language),
    textsOf('gatherings', language),
    textsOf('notifications', language),
    textsOf('answers', language),
  ]);
  return {
    ...(language === 'en' ? english : spokenLanguage(facts, page, names)),
    page,
    documents,
    letters,
    gatherings,
    notifications,
    answers,
    names,
    days: documentDays(facts),
    clock: clockIn(facts.locale),
  };
}

const languages = new Map<Language, RenderedLanguage>();

async function loadRendered(language: Language): Promise<RenderedLanguage> {
  const loaded = languages.get(language) ?? (await renderedLanguage(language));
  languages.set(language, loaded);
  return loaded;
}

/** The language of a page with all its texts. */
export interface LoadedLanguage {
  readonly language: PageLanguage;
  readonly rendered: RenderedLanguage;
  /** The texts of login and dashboard; undefined in English, and on other pages. */
  readonly dashboard: DashboardLanguage | undefined;
}

/** Loads everything for rendering pages in a language, when the first one needs it: twelve languages take 25 MB. */
export async function loadLanguage(language: PageLanguage): Promise<LoadedLanguage> {
  const { code, isForVolunteers } = language;
  const [rendered, dashboard] = await Promise.all([
    loadRendered(code),
    isForVolunteers ? dashboardLanguages[code]?.() : undefined,
  ]);
  return { language, rendered, dashboard };
}

/**
 * Sets the language of all texts while something is rendered, and English again afterwards.
 *
 * @param render Must be synchronous: otherwise another page could be rendered meanwhile.
 */
export function speaking<T>({ language, rendered, dashboard }: LoadedLanguage, render: () => T): T {
  speak({ ...rendered, ...language });
  globalThis.dashboardLanguage = dashboard;
  try {
    return render();
  } finally {
    globalThis.dashboardLanguage = undefined;
    speak();
  }
}
