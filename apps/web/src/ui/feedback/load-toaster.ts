/**
 * Loads what shows toasts. A second try follows a failed one: Vite's loader gives up where only the style
 * sheet fails and then skips it, and a toast without its style is better than none.
 */
export const loadToaster = () => import('./toaster.tsx').catch(() => import('./toaster.tsx'));
