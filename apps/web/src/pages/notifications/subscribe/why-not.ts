/** Properties of a browser by which it is known whether it can show notifications. */
interface Capabilities {
  readonly isSecureContext: boolean;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly Notification?: Pick<typeof Notification, 'permission'>;
}

/** The reason why there can be no notifications, by the page's name for it; null where there can. */
export function whyNot(
  browser: Capabilities = window,
): 'insecure' | 'install' | 'unsupported' | 'denied' | null {
  const { navigator } = browser;
  if (!browser.isSecureContext) return 'insecure';
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in browser && 'Notification' in browser;
  if (!isThere) {
    // On phones and tablets Safari has them once the site is on the home screen, and tells whether it is.
    const isApple = /iP(?:hone|ad|od)/.test(navigator.userAgent) || 'standalone' in navigator;
    return isApple && Object(navigator).standalone !== true ? 'install' : 'unsupported';
  }
  return browser.Notification?.permission === 'denied' ? 'denied' : null;
}
