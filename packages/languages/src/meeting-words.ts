import { documentDays } from './document-days.ts';
import { factsOf, textsOf } from './language-of.ts';
import type { Language } from './languages.ts';
import { clockIn, type MeetingWords } from './meeting-times.ts';

/** The words with which a language writes times of meetings, for texts outside of pages. */
export async function meetingWords(language: Language): Promise<MeetingWords> {
  const facts = factsOf(language);
  return {
    days: documentDays(facts),
    clock: clockIn(facts.locale),
    gatherings: await textsOf('gatherings', language),
  };
}
