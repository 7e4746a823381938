import type { PublicSettings } from '@bahai-friends/contract';
import type { ShownQuotesService } from '../quotes/shown-quotes.service.ts';
import type { PictureContent } from './picture-content.ts';
import type { DrawPicture } from './picture-processes.ts';

export interface SharePicturesService {
  /**
   * What the picture of a day shows.
   *
   * @param day Civil day.
   * @returns null for a day that has shown no quote
   */
  contentOf(day: string): Promise<PictureContent | null>;
  /** @throws DomainError `busy` when too many are waiting. */
  readonly draw: DrawPicture;
}

interface SharePicturesDependencies {
  readonly settings: { shown(): Promise<Pick<PublicSettings, 'siteName' | 'language'>> };
  readonly shownQuotes: Pick<ShownQuotesService, 'quoteOn'>;
  readonly draw: DrawPicture;
}

/** Pictures of quotes, for link previews. */
export function createSharePicturesService({
  settings,
  shownQuotes,
  draw,
}: SharePicturesDependencies): SharePicturesService {
  return {
    async contentOf(day) {
      const quote = await shownQuotes.quoteOn(day);
      if (quote === null) return null;
      const { siteName, language } = await settings.shown();
      return { day, text: quote.text, source: quote.source, siteName, language };
    },
    draw,
  };
}
