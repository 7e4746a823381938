/**
 * Whether this document comes from the cache of an earlier visit, since there is no network: the service worker marks
 * it.
 */
export const isKeptPage = (): boolean => 'kept' in document.documentElement.dataset;
