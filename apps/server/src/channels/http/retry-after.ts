import type { IncomingHttpHeaders } from 'node:http';

/** Seconds that another site asks to be left alone; undefined when it says nothing that can be understood. */
export function retryAfterOf(headers: IncomingHttpHeaders, now: number): number | undefined {
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A parser makes a date of almost any number.
  const at = text.includes(':') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
