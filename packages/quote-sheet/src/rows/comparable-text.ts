import { normalizedText } from '@bahai-friends/contract';
import { enclosedText } from '@bahai-friends/contract/quotation-marks';

/** Pairs around one text; more are nobody's intention, and each is searched for anew. */
const PAIRS_MAX = 5;

/**
 * The text of a quote as it is compared with others: in Unicode NFC, trimmed, and without pairs of
 * quotation marks around the whole, which the page sets itself and reading a file takes off.
 */
export function comparableText(text: string): string {
  let compared = normalizedText(text);
  for (let pair = 0; pair < PAIRS_MAX; pair += 1) {
    const enclosed = enclosedText(compared);
    if (enclosed === null) break;
    compared = enclosed.trim();
  }
  return compared;
}
