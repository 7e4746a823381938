import { addDays, LAST_CIVIL_DAY } from '@bahai-friends/badi-calendar';
import {
  type Language,
  type LetterPreview,
  type LetterTopic,
  type PublicSettings,
  say,
} from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import { DomainError } from '../../errors/domain-error.ts';
import { writtenMail } from '../../mails/written-mail.ts';
import { composeLetter, type LetterOrder, type LetterSources } from './contents/compose-letters.ts';

/** Stands for the token in the links of a letter: it is valid nowhere. */
const SAMPLE_TOKEN = 'sample';
/** How many days a preview looks ahead for one with content: a Feast comes sooner. */
const DAYS_AHEAD = 20;

interface PreviewDependencies {
  readonly settings: { shown(): Promise<PublicSettings> };
  readonly sources: LetterSources;
  /** What volunteers have written for the next weekly letter. */
  readonly note: () => Promise<string>;
  readonly publicUrl: string | null;
}

/** Shows volunteers a letter as it would be sent. */
export type PreviewLetter = (
  topic: LetterTopic,
  language: Language | undefined,
) => Promise<LetterPreview>;

/** Samples for parts that a day does not have. */
async function samplesFor(order: LetterOrder, { siteName, tagline }: PublicSettings) {
  const { form } = await textsOf('letters', order.language);
  const quote = {
    id: 0,
    text: tagline,
    source: siteName,
    displayDate: null,
    referenceUrl: null,
    language: null,
    credit: null,
  };
  return { quote, note: form.aboutWeekly };
}

export function createPreviewLetter({
  settings,
  sources,
  note,
  publicUrl,
}: PreviewDependencies): PreviewLetter {
  return async (topic, asked) => {
    const site = await settings.shown();
    const { siteName, contact, language: own, today } = site;
    const letterSite = { siteName, contact, language: own, publicUrl: publicUrl ?? '' };
    const language = asked ?? own;
    const order = { topic, day: today, language, token: SAMPLE_TOKEN, note: await note() };
    const compose = (changes: Partial<LetterOrder> = {}, instead: Partial<LetterSources> = {}) =>
      composeLetter({ ...order, ...changes }, letterSite, { ...sources, ...instead });

    async function sample() {
      const { quote, note: sampleNote } = await samplesFor(order, site);
      if (topic === 'daily') return compose({}, { quotes: { findToday: async () => quote } });
      if (topic === 'weekly') return compose({ note: sampleNote });
      for (let ahead = 1; ahead <= DAYS_AHEAD && today < LAST_CIVIL_DAY; ahead += 1) {
        const found = await compose({ day: addDays(today, ahead) });
        if (found) return found;
      }
      return null;
    }

    const content = (await compose()) ?? (await sample());
    if (content === null) throw new DomainError('not-found', say('nothing-here'));
    return { subject: content.subject, ...writtenMail(content) };
  };
}
