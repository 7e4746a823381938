import type { HomePageData, PublicSettings } from '@bahai-friends/contract';
import { quotePreview } from '@bahai-friends/contract/quote-preview';
import font from '../../fonts/eb-garamond-latin.woff2';

interface HomeHeadData {
  readonly home?: HomePageData;
  readonly site: Pick<PublicSettings, 'siteName' | 'tagline'>;
}

/** The head of the home page: shared, it shows today's quote. */
export function homeHead({ home, site: { siteName, tagline } }: HomeHeadData) {
  return {
    description: tagline,
    font,
    shared: { title: siteName, description: home?.quote ? quotePreview(home.quote) : tagline },
  };
}
