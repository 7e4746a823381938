import type { BadiNames } from '@bahai-friends/badi-calendar';
import type { PageTexts } from '@bahai-friends/languages';
import { takeLoggedOut } from './logged-out.ts';
import { english, speak } from './spoken.ts';
import { type SpokenFacts, spokenLanguage } from './spoken-language.ts';

/** Sets the language of the browser's page before any other code runs; its place is in the page's data. */
export function speakPageLanguage(facts: SpokenFacts, texts: PageTexts, names: BadiNames): void {
  const { loggedOut: title, loggedOutText: description } = texts;
  const firstToast = takeLoggedOut() ? { title, description } : undefined;
  speak({ ...english, ...spokenLanguage(facts, texts, names), firstToast });
}
