/** The history state for the login page: the place to which the visitor wanted to go, so that a link leads there. */
export const withReturnHash = (): unknown => ({ returnHash: window.location.hash });

/** The hash that {@link withReturnHash} has stored for this entry of the history; otherwise empty. */
export function returnHash(): string {
  const { returnHash: hash }: { returnHash?: unknown } = window.history.state ?? {};
  return typeof hash === 'string' && hash.startsWith('#') ? hash : '';
}
