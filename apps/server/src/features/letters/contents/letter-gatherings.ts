import type { Language, ShownGathering } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import { meetingTime } from '@bahai-friends/languages/meeting-times';
import { meetingWords } from '@bahai-friends/languages/meeting-words';
import type { MailLine } from '../../../mails/mail-content.ts';

/**
 * Meetings in a letter: what, when and where, and whether they are cancelled or moved. The address of an online meeting
 * is only on its page, since letters are passed on.
 *
 * @param urlOf The address of a page in the letter's language.
 */
export async function gatheringLines(
  gatherings: readonly ShownGathering[],
  language: Language,
  urlOf: (path: string) => string,
): Promise<MailLine[]> {
  const [texts, words] = await Promise.all([
    textsOf('gatherings', language),
    meetingWords(language),
  ]);
  return gatherings.map((gathering) => {
    const { id, day, title, place, cancelled } = gathering;
    const parts = [cancelled ? texts.cancelled : '', meetingTime(gathering, words), place];
    return {
      text: title,
      language: gathering.language,
      note: parts.filter((part) => part !== '').join(' · '),
      url: urlOf(`/gatherings/${id}/${day}`),
    };
  });
}
