import { useEffect } from 'react';
import { spoken } from '../../texts/spoken.ts';
import { toastError } from './toasts.ts';

/** Shows, in English, that the language of login or dashboard could not be loaded, so that they are in English. */
export function useMissingLanguage(): void {
  useEffect(() => {
    if (spoken.code === 'en' || !spoken.isForVolunteers || globalThis.dashboardLanguage) return;
    const { documentElement: root } = document;
    root.lang = 'en';
    root.dir = 'ltr';
    toastError(
      'Your language could not be loaded, so this page is in English. Load it again to try once more.',
    );
  }, []);
}
