/** Whether this document was kept from an earlier visit, as there is no network: the service worker says so. */
export const isKeptPage = (): boolean => 'kept' in document.documentElement.dataset;
