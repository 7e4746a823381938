/** The id of the message in a page's server-rendered HTML that is shown when its script cannot be loaded. */
export const SCRIPT_LOAD_ERROR_ID = 'script-load-error';

/**
 * Shows that the page does not work, with an offer to load it again, on a page that would wait for its script for ever.
 * Other pages can be read without it, and stay as they are.
 */
export function showScriptLoadError(): void {
  const message = document.getElementById(SCRIPT_LOAD_ERROR_ID);
  const page = message?.previousElementSibling;
  if (!message || !(page instanceof HTMLElement)) return;
  page.hidden = true;
  message.hidden = false;
  message.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
