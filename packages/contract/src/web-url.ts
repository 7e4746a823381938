import { z } from 'zod';

/** Longest address the product keeps, in characters. */
const URL_MAX = 2000;

/** An absolute http or https address; anything else (`javascript:`, `data:`) gets `message`. */
export function webUrl(message: string) {
  return z
    .url({ protocol: /^https?$/, error: message, abort: true })
    .regex(/^https?:\/\/[^\s]+$/i, { error: message, abort: true })
    .max(URL_MAX, { error: `URL must be at most ${URL_MAX.toLocaleString('en')} characters` });
}
