import type { Quote, TodaysQuote } from '@bahai-friends/contract';
import { toPlainText } from './plain-text.ts';

/** A quote as the public reads it: plain text, free of markup. */
export const forReaders = ({
  id,
  text,
  source,
  displayDate,
  referenceUrl,
}: Quote): TodaysQuote => ({
  id,
  text: toPlainText(text),
  source: toPlainText(source),
  displayDate,
  referenceUrl,
});
