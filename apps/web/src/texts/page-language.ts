import type { BadiNames } from '@bahai-friends/badi-calendar';
import type { PageTexts } from '@bahai-friends/languages';
import { takeLoggedOut } from './logged-out.ts';
import { english, speak } from './spoken.ts';
import { type SpokenFacts, spokenLanguage } from './spoken-language.ts';

/** Has the browser's page speak its language, before anything else on it runs; where it is, its data says. */
export function speakPageLanguage(facts: SpokenFacts, texts: PageTexts, names: BadiNames): void {
  const { loggedOut: title, loggedOutText: description } = texts;
  const firstToast = takeLoggedOut() ? { title, description } : undefined;
  speak({ ...english, ...spokenLanguage(facts, texts, names), firstToast });
}
