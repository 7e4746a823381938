import type { Language, PictureSize, PublicSettings, TodaysQuote } from '@bahai-friends/contract';
import { textsOf } from '@bahai-friends/languages/language-of';
import type { ShownDaysService } from '../quotes/shown-days/shown-days.service.ts';
import type { PictureContent } from './picture-content.ts';
import type { DrawPicture, TakeTurn } from './picture-processes.ts';

/** How a picture is asked for. */
export interface AskedPicture {
  /** The wide one when it is missing. */
  readonly size?: PictureSize | undefined;
  /** The language of all that it says; the community's when it is missing. */
  readonly language?: Language | undefined;
}

export interface SharePicturesService {
  /**
   * What the picture of a day shows.
   *
   * @param day Civil day.
   * @returns null for a day that has shown no quote
   */
  contentOf(day: string, asked?: AskedPicture): Promise<PictureContent | null>;
  /** What the picture of a quote shows, whether or not its day has come. @throws DomainError `not-found` */
  contentOfQuote(id: number, asked?: AskedPicture): Promise<PictureContent>;
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
}

interface SharePicturesDependencies {
  readonly settings: { shown(): Promise<Pick<PublicSettings, 'siteName' | 'language'>> };
  readonly shownDays: Pick<ShownDaysService, 'quoteOn'>;
  readonly quotes: { forReaders(id: number, language: Language): Promise<TodaysQuote> };
  /** Where the site is; null when nobody has said. */
  readonly publicUrl: string | null;
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
}

/** An address as people write it. */
const written = (address: string): string => address.replace(/^https?:\/\//, '');

/** Pictures of quotes, for link previews and to be passed on. */
export function createSharePicturesService({
  settings,
  shownDays,
  quotes,
  publicUrl,
  draw,
  takeTurn,
}: SharePicturesDependencies): SharePicturesService {
  async function site({ size = 'landscape', language: asked }: AskedPicture) {
    const { siteName, language: own } = await settings.shown();
    const language = asked ?? own;
    const prefix = language === own ? '' : `/${language}`;
    const { sharing } = await textsOf('documents', language);
    const content = (quote: TodaysQuote, day: string | null) => {
      const path = day === null ? prefix : `${prefix}/quotes/${day}`;
      const where = publicUrl === null ? siteName : written(publicUrl) + path;
      const { text, source, credit, language: quoteLanguage } = quote;
      const moreAt = sharing.moreAt(where);
      return { size, day, text, source, credit, quoteLanguage, moreAt, siteName, language };
    };
    return { language, content };
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
    draw,
    takeTurn,
  };
}
