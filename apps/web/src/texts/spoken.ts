import { type DateFormats, englishFormats } from './date-formats.ts';

/**
 * How the page's language writes days and numbers and, when it is not English, all that it says: the document
 * names that language's script before the first one of every page.
 */
export let spoken: DateFormats = englishFormats;

/** Has the page speak another language from now on: English when none is given. */
export function speak(language: DateFormats = englishFormats): void {
  spoken = language;
}
