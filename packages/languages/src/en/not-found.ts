/** What the page says at an address that has none: loaded with it. */
export const notFound = {
  notFoundReason: 'There is nothing at this address. It may have moved, or been mistyped.',
  backToHome: 'Back to Home',
};
