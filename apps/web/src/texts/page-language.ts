import type { BadiNames } from '@bahai-friends/badi-calendar';
import type { Language } from '@bahai-friends/contract';
import { localFormats } from './local-formats.ts';
import { takeLoggedOut } from './logged-out.ts';
import type { PageTexts } from './page-texts.ts';
import { speak } from './spoken.ts';

/** Has the browser's page speak its language, before anything else on it runs. */
export function speakPageLanguage(language: Language, texts: PageTexts, names: BadiNames): void {
  const { loggedOut: title, loggedOutText: description } = texts;
  const firstToast = takeLoggedOut() ? { title, description } : undefined;
  speak({ ...localFormats(language, names, texts), firstToast });
}
