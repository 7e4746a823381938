import type { HolyDay, PageSite, SocialLink, TodaysQuote } from '@bahai-friends/contract';

/** What a page's first script asks the server for, before React is there. */
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

/** Forgets a call that has said nothing new, and that is made again. */
export function forgetFirstCall(name: Name): void {
  made.delete(name);
}

export const hasFirstCall = (name: Name): boolean => made.has(name);

/**
 * What a query asks for: the first time what the page's first script has asked for, with its answer or its failure.
 * So no call is made twice, and that failure is the first of those that are counted.
 */
export function firstCallOr<N extends Name>(
  name: N,
  call: () => Promise<FirstCalls[N]>,
): Promise<FirstCalls[N]> {
  const first = made.get(name) as Promise<FirstCalls[N]> | undefined;
  made.delete(name);
  return first ?? call();
}
