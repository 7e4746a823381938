import { z } from 'zod';
import { type Refusal, refuse } from '../http/say-rule.ts';
import { isShowable } from './human-text.ts';

/** Longest address the product keeps, in characters. */
const URL_MAX = 2000;

/**
 * The rules that every stored address follows, also one that an earlier version let through: it is an absolute http
 * or https address, trimmed. It may hold characters that cannot be shown.
 */
export function storedWebUrl(wrong: Refusal) {
  return (
    z
      .string({ error: wrong })
      .trim()
      // This comes before parsing, since a parser drops tabs and line feeds, and reads on.
      .regex(/^https?:\/\/\S+$/i, { error: wrong, abort: true })
      .check(z.url({ protocol: /^https?$/, error: wrong, abort: true }))
      .max(URL_MAX, { error: refuse('too-long', { field: 'url', max: URL_MAX }) })
  );
}

/**
 * A web address as somebody gives it. Anything but http and https, such as `javascript:` and `data:`, gets `wrong`, and
 * so do blanks, tabs and line feeds. Characters that cannot be shown are refused, too: an address that parses may still
 * hold them.
 */
export const webUrl = (wrong: Refusal) =>
  storedWebUrl(wrong).refine(isShowable, { error: refuse('not-shown', { field: 'url' }) });
