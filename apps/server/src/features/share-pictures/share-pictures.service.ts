import type {
  Language,
  PictureSize,
  PublicSettings,
  QuoteMessage,
  TodaysQuote,
} from '@bahai-friends/contract';
import { isSharedWhole, sharedQuote } from '@bahai-friends/contract/share-message';
import { daysIn } from '@bahai-friends/languages/days-in';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { meetingTime } from '@bahai-friends/languages/meeting-times';
import { meetingWords } from '@bahai-friends/languages/meeting-words';
import type { PublicGatheringsService } from '../gatherings/public-gatherings.service.ts';
import type { ShownDaysService } from '../quotes/shown-days/shown-days.service.ts';
import type { PictureContent } from './picture-content.ts';
import type { DrawPicture, TakeTurn } from './picture-processes.ts';

/** The parameters of a picture. */
export interface AskedPicture {
  /** By default the wide one. */
  readonly size?: PictureSize | undefined;
  /** The language of its own texts; by default the community's. */
  readonly language?: Language | undefined;
}

export interface SharePicturesService {
  /**
   * The content of the picture of a day.
   *
   * @param day Civil day.
   * @returns null for a day that has shown no quote
   */
  contentOf(day: string, asked?: AskedPicture): Promise<PictureContent | null>;
  /** The content of the picture of a quote, even before its day. @throws DomainError `not-found` */
  contentOfQuote(id: number, asked?: AskedPicture): Promise<PictureContent>;
  /** The content of the invitation to a public gathering on a civil day by its rule; null where there is none. */
  contentOfGathering(id: number, day: string, asked?: AskedPicture): Promise<PictureContent | null>;
  /** The message with which a quote is shared. @throws DomainError `not-found` */
  messageOf(id: number, language?: Language): Promise<QuoteMessage>;
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
}

interface SharePicturesDependencies {
  readonly settings: { shown(): Promise<Pick<PublicSettings, 'siteName' | 'language'>> };
  readonly shownDays: Pick<ShownDaysService, 'quoteOn'>;
  readonly gatherings: Pick<PublicGatheringsService, 'shownOn'>;
  readonly quotes: { forReaders(id: number, language: Language): Promise<TodaysQuote> };
  /** The site's address; null when it is not set. */
  readonly publicUrl: string | null;
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
}

/** An address without its scheme, as people write it. */
const written = (address: string): string => address.replace(/^https?:\/\//, '');

/** Pictures and texts of quotes and gatherings, for link previews and for sharing. */
export function createSharePicturesService({
  settings,
  shownDays,
  quotes,
  gatherings,
  publicUrl,
  draw,
  takeTurn,
}: SharePicturesDependencies): SharePicturesService {
  async function site({ size = 'landscape', language: asked }: AskedPicture) {
    const { siteName, language: own } = await settings.shown();
    const language = asked ?? own;
    const prefix = language === own ? '' : `/${language}`;
    const documents = await textsOf('documents', language);
    const whereOf = (path: string) =>
      publicUrl === null ? siteName : written(publicUrl) + prefix + path;
    const content = (quote: TodaysQuote, day: string | null): PictureContent => {
      const { text, source, credit, language: quoteLanguage } = quote;
      const moreAt = documents.sharing.moreAt(whereOf(day === null ? '' : `/quotes/${day}`));
      const said = { text, source, credit, quoteLanguage, moreAt };
      return { about: 'quote', size, day, ...said, siteName, language };
    };
    return { size, siteName, language, prefix, documents, whereOf, content };
  }

  return {
    async contentOf(day, asked = {}) {
      const { language, content } = await site(asked);
      const quote = await shownDays.quoteOn(day, language);
      return quote && content(quote, day);
    },

    async contentOfQuote(id, asked = {}) {
      const { language, content } = await site(asked);
      const quote = await quotes.forReaders(id, language);
      return content(quote, quote.displayDate);
    },

    async contentOfGathering(id, day, asked = {}) {
      const gathering = await gatherings.shownOn(id, day);
      if (gathering === null || gathering.cancelled) return null;
      const { size, siteName, language, whereOf } = await site(asked);
      return {
        about: 'gathering',
        size,
        day: gathering.begins.day,
        text: gathering.title,
        source: meetingTime(gathering, await meetingWords(language)),
        credit: gathering.place || null,
        quoteLanguage: gathering.language,
        moreAt: whereOf(`/gatherings/${id}/${day}`),
        siteName,
        language,
      };
    },

    async messageOf(id, asked) {
      const { language, prefix, documents } = await site({ language: asked });
      const quote = await quotes.forReaders(id, language);
      const { displayDate: day, language: quoteLanguage } = quote;
      const { quoteOf } = documents.shownQuotes;
      return {
        subject: day === null ? documents.quoteOfTheDay : quoteOf(daysIn(language).gregorian(day)),
        text: sharedQuote(quote, factsOf(language).quotationMarks),
        language: quoteLanguage,
        path: day === null ? prefix || '/' : `${prefix}/quotes/${day}`,
        isWhole: isSharedWhole(quote.text),
      };
    },

    draw,
    takeTurn,
  };
}
