import type { HomePageData, PublicSettings, TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import font from '../../fonts/eb-garamond-latin.woff2';

/** About what link previews show. */
const PREVIEW_CHARACTERS = 200;

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

function quotePreview({ text, source }: TodaysQuote): string {
  return `${inQuotationMarks(text, (words) => abridged(words.replace(/\s+/g, ' ')))} — ${source}`;
}

/** Text cut after a whole word. Splits by code point, so that no half of an emoji remains. */
function abridged(text: string): string {
  const characters = [...text];
  if (characters.length <= PREVIEW_CHARACTERS) return text;
  const cut = characters.slice(0, PREVIEW_CHARACTERS).join('');
  return `${cut.replace(/[\s\p{P}]*\S*$/u, '') || cut}…`;
}
