import type { ReadPage } from '../page-kinds.ts';
import type { PastQuotesParts, PastQuotesValues } from './document.tsx';

/** How many past days one page of the archive has. */
const SHOWN_PER_PAGE = 30;

export const read: ReadPage<PastQuotesParts, PastQuotesValues> = async ({
  sources: { shownDays },
  values,
  language: { code },
}) => {
  if ('day' in values) {
    const shownQuote = await shownDays.onDay(values.day, code);
    return shownQuote && { shownQuote };
  }
  const shownQuotes = await shownDays.before(values.before, SHOWN_PER_PAGE, code);
  return shownQuotes && { shownQuotes };
};
