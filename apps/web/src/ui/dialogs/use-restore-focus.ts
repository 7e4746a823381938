import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element that is removed when its work is done, and may have the focus then: without this, a keyboard user
 * would start at the top of the page again.
 *
 * @param nextFocus The element that gets the focus instead; by default, or when it is gone, the page's main part.
 * @returns the ref of the element that is removed
 */
export function useRestoreFocus<T extends HTMLElement>(
  nextFocus?: RefObject<HTMLElement | null>,
): RefObject<T | null> {
  const leaving = useRef<T>(null);
  useLayoutEffect(() => {
    const shown = leaving.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      // The next element may be removed at the same time.
      const next = nextFocus?.current ?? document.querySelector('main');
      next?.focus();
    };
  }, [nextFocus]);
  return leaving;
}
