import type { Language } from '@bahai-friends/contract';
import { languageOf } from './every-language.ts';
import { speak } from './spoken.ts';
import { takeTexts } from './texts.ts';

/** What the server renders with: the language that is spoken, with what the browser never loads. */
export let whole = languageOf('en');

function change(language: Language): void {
  whole = languageOf(language);
  speak(whole.dates);
  takeTexts();
}

/**
 * Has everything speak a language while something is rendered, and English again afterwards.
 *
 * @param render Does not wait for anything: another page could be rendered meanwhile.
 */
export function speaking<T>(language: Language, render: () => T): T {
  change(language);
  try {
    return render();
  } finally {
    change('en');
  }
}
