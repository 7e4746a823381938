import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what goes when it has done its work, and may have the focus then: whoever works by keyboard would
 * have to start at the top of the page again.
 *
 * @param heir What gets the focus instead; the page's main part unless it says.
 * @returns the ref of what goes
 */
export function useRestoreFocus<T extends HTMLElement>(
  heir?: RefObject<HTMLElement | null>,
): RefObject<T | null> {
  const leaving = useRef<T>(null);
  useLayoutEffect(() => {
    const shown = leaving.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const next = heir ? heir.current : document.querySelector('main');
      next?.focus();
    };
  }, [heir]);
  return leaving;
}
