/**
 * Loads the component for toasts. A failed try is repeated: Vite's loader fails when only the style sheet does, and
 * then skips it, and a toast without its style is better than none.
 */
export const loadToaster = () => import('./toaster.tsx').catch(() => import('./toaster.tsx'));
