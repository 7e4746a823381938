import type { Language, PublicSettings } from '@bahai-friends/contract';
import type { ShownDaysService } from '../quotes/shown-days/shown-days.service.ts';
import type { PictureContent } from './picture-content.ts';
import type { DrawPicture, TakeTurn } from './picture-processes.ts';

export interface SharePicturesService {
  /**
   * What the picture of a day shows.
   *
   * @param day Civil day.
   * @param asked The language of all that it says; the community's when it is missing.
   * @returns null for a day that has shown no quote
   */
  contentOf(day: string, asked?: Language): Promise<PictureContent | null>;
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
}

interface SharePicturesDependencies {
  readonly settings: { shown(): Promise<Pick<PublicSettings, 'siteName' | 'language'>> };
  readonly shownDays: Pick<ShownDaysService, 'quoteOn'>;
  readonly draw: DrawPicture;
  readonly takeTurn: TakeTurn;
}

/** Pictures of quotes, for link previews. */
export function createSharePicturesService({
  settings,
  shownDays,
  draw,
  takeTurn,
}: SharePicturesDependencies): SharePicturesService {
  return {
    async contentOf(day, asked) {
      const { siteName, language: own } = await settings.shown();
      const language = asked ?? own;
      const quote = await shownDays.quoteOn(day, language);
      if (quote === null) return null;
      const { text, source, credit, language: quoteLanguage } = quote;
      return { day, text, source, credit, quoteLanguage, siteName, language };
    },
    draw,
    takeTurn,
  };
}
