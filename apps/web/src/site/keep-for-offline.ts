/**
 * Has the service worker keep the home page and the calendar for when there is no network. It begins after the
 * page has loaded; browsers that have no worker, as over plain http, do without.
 */
export function keepForOffline(): void {
  // The build's files alone have a hash in their names.
  if (!import.meta.env.PROD) return;
  const register = () => {
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
