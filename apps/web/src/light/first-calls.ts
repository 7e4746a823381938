import type { HolyDay, PageSite, SocialLink, TodaysQuote } from '@bahai-friends/contract';

/** Calls that a page's first script makes before React is loaded. */
export interface FirstCalls {
  readonly quote: TodaysQuote | null;
  readonly holyDays: HolyDay[];
  readonly links: SocialLink[];
  readonly site: PageSite;
}

type Name = keyof FirstCalls;

const made = new Map<Name, Promise<unknown>>();

/** Keeps a call for the query that would make it. */
export function keepFirstCall<N extends Name>(name: N, call: Promise<FirstCalls[N]>): void {
  made.set(name, call);
}

/** Forgets a call that brought nothing new; the query makes it again. */
export function forgetFirstCall(name: Name): void {
  made.delete(name);
}

export const hasFirstCall = (name: Name): boolean => made.has(name);

/**
 * The call of a query: the first time it is the one that the page's first script has made, with its response or
 * failure. So no call is made twice, and that failure counts as the first one for retries.
 */
export function firstCallOr<N extends Name>(
  name: N,
  call: () => Promise<FirstCalls[N]>,
): Promise<FirstCalls[N]> {
  const first = made.get(name) as Promise<FirstCalls[N]> | undefined;
  made.delete(name);
  return first ?? call();
}
