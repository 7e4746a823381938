import { useLayoutEffect, useRef } from 'react';

/** What Escape does in each open window, the topmost window last. */
const openWindows: { readonly current: () => void }[] = [];

function onKeyDown(event: KeyboardEvent): void {
  const topmost = openWindows.at(-1);
  // While a character is being composed, Escape gives that up.
  if (!topmost || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  topmost.current();
}

/**
 * Calls `onEscape` when Escape is pressed and no window was opened above this one. A window has the key
 * as soon as it can be seen: Radix gives it over a moment later, and a key pressed in between is lost.
 */
export function useEscapeKey(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    // Before what Radix listens to.
    if (openWindows.push(latest) === 1) window.addEventListener('keydown', onKeyDown, true);
    return () => {
      openWindows.splice(openWindows.indexOf(latest), 1);
      if (openWindows.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
