/** The history's state for the login page: where the visitor wanted to go, so that a link leads there. */
export const withReturnHash = (): unknown => ({ returnHash: window.location.hash });

/** The hash that {@link withReturnHash} has kept for this entry of the history; else empty. */
export function returnHash(): string {
  const { returnHash: hash }: { returnHash?: unknown } = window.history.state ?? {};
  return typeof hash === 'string' && hash.startsWith('#') ? hash : '';
}
