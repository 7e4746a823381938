import { useLayoutEffect, useRef } from 'react';

/** The handlers of Escape of the open dialogs, the topmost dialog last. */
const openDialogs: { readonly current: () => void }[] = [];

function onKeyDown(event: KeyboardEvent): void {
  const topmost = openDialogs.at(-1);
  // While an input method composes a character, Escape cancels that.
  if (!topmost || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  topmost.current();
}

/**
 * Calls `onEscape` when Escape is pressed and no dialog is open above this one. A dialog handles the key as soon as
 * it is visible: Radix would do so a moment later, and a key pressed in between would be lost.
 */
export function useEscapeKey(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    // It captures the event, so that it runs before the listeners of Radix.
    if (openDialogs.push(latest) === 1) window.addEventListener('keydown', onKeyDown, true);
    return () => {
      openDialogs.splice(openDialogs.indexOf(latest), 1);
      if (openDialogs.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
