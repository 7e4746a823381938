/** The options of a route that is left out of the API's description. */
export const HIDDEN = { schema: { hide: true } } as const;
