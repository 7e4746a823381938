import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import type { SharedQuote, WayShared } from './shared-quote.ts';

/** Whether a way of sharing did it; a visitor who closes the share sheet has done, too. */
async function succeeds(way: Promise<void> | undefined): Promise<boolean> {
  try {
    await way;
    return way !== undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The address by which the visitor knows this site, and a quote's day there, in the page's language. */
const addressOf = ({ day }: SharedQuote): string =>
  window.location.origin + inLanguage(`/quotes/${day}`);

/** A quote with its source and, where there is one, whose translation it is: each on a line of its own. */
function quoteOf({ quote: { text, source, credit } }: SharedQuote): string {
  const lines = [inQuotationMarks(text, spoken.quotationMarks), `— ${source}`, credit];
  return lines.filter((line) => line !== null).join('\n');
}

/** All that is copied of a quote. */
export const textOf = (shared: SharedQuote): string => `${quoteOf(shared)}\n${addressOf(shared)}`;

/**
 * Passes a quote on by the system's share sheet; where there is none, copies it. Where browsers do not allow
 * that either, as over plain http, its text remains to be copied by hand.
 *
 * @param copying That it is being copied already.
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
