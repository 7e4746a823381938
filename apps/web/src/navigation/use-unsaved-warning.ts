import { useEffect } from 'react';
import { unsavedForms } from './navigation.ts';

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** For a form: asks before the page is left while something in it is not saved. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol();
    unsavedForms.add(form);
    window.addEventListener('beforeunload', askToStay);
    return () => {
      unsavedForms.delete(form);
      if (unsavedForms.size === 0) window.removeEventListener('beforeunload', askToStay);
    };
  }, [isUnsaved]);
}
