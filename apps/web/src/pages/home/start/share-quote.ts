import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import type { SharedQuote, WayShared } from './shared-quote.ts';

/** Whether a way of sharing succeeded; closing the share sheet counts as success, too. */
async function succeeds(way: Promise<void> | undefined): Promise<boolean> {
  try {
    await way;
    return way !== undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The address of a quote's day on this site as the visitor knows it, in the page's language. */
const addressOf = ({ day }: SharedQuote): string =>
  window.location.origin + inLanguage(`/quotes/${day}`);

/** A quote with its source and, where known, its translation's credit: each on a line of its own. */
function quoteOf({ quote: { text, source, credit } }: SharedQuote): string {
  const lines = [inQuotationMarks(text, spoken.quotationMarks), `— ${source}`, credit];
  return lines.filter((line) => line !== null).join('\n');
}

/** The whole text that is copied for a quote. */
export const textOf = (shared: SharedQuote): string => `${quoteOf(shared)}\n${addressOf(shared)}`;

/**
 * Shares a quote with the system's share sheet; where there is none, copies it. Where browsers allow neither, as over
 * plain http, its text can be copied by hand.
 *
 * @param copying The copying that has begun already.
 */
export async function shareQuote(
  shared: SharedQuote,
  copying: Promise<void> | undefined,
): Promise<WayShared> {
  // Browsers have neither over plain http, whatever their types say.
  const { share, clipboard }: Partial<Navigator> = navigator;
  const sheet = share?.call(navigator, { text: quoteOf(shared), url: addressOf(shared) });
  if (await succeeds(sheet)) return { way: 'sheet' };
  const text = textOf(shared);
  const isCopied = (await succeeds(copying)) || (await succeeds(clipboard?.writeText(text)));
  return isCopied ? { way: 'copied' } : { way: 'by hand', text };
}
