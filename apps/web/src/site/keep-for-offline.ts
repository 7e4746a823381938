/**
 * Has the service worker cache the home page and the calendar for use without a network. It begins after the page has
 * loaded; browsers without workers, as over plain http, do without.
 */
export function keepForOffline(): void {
  // Only files of the build have a hash in their names.
  if (!import.meta.env.PROD) return;
  const register = () => {
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
