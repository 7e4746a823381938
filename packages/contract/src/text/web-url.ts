import { z } from 'zod';
import { formatNumber } from './format-number.ts';
import { isShowable, notShowable } from './human-text.ts';

/** Longest address the product keeps, in characters. */
const URL_MAX = 2000;

/**
 * What every stored address keeps, those that an earlier version let through included: an absolute http
 * or https address, trimmed. It may hold characters that cannot be shown.
 */
export function storedWebUrl(message: string) {
  return (
    z
      .string({ error: message })
      .trim()
      // Before it is parsed: a parser drops tabs and line feeds, and reads on.
      .regex(/^https?:\/\/\S+$/i, { error: message, abort: true })
      .check(z.url({ protocol: /^https?$/, error: message, abort: true }))
      .max(URL_MAX, { error: `URL must be at most ${formatNumber(URL_MAX)} characters` })
  );
}

/**
 * An address as it may be given; anything but http and https (`javascript:`, `data:`, one with blanks,
 * tabs or line feeds in it) gets `message`. What parses as an address may still hold characters that
 * cannot be shown: those are refused, too.
 */
export const webUrl = (message: string) =>
  storedWebUrl(message).refine(isShowable, { error: notShowable('URL') });
