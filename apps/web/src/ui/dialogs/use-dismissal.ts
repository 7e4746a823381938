import { useLayoutEffect, useRef } from 'react';
import { setCloseTopmost } from '../../navigation/unsaved-forms.ts';

/** What dismisses each of the open dialogs, the topmost dialog last. */
const openDialogs: { readonly current: () => void }[] = [];

const dismissTopmost = () => openDialogs.at(-1)?.current();

function onKeyDown(event: KeyboardEvent): void {
  // While an input method composes a character, Escape cancels that.
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  dismissTopmost();
}

/**
 * Calls `onDismiss` when Escape is pressed, or the browser goes back or forward, and no dialog is open above this one. A
 * dialog handles the key as soon as it is visible: Radix would do so a moment later, and a key pressed in between would
 * be lost.
 */
export function useDismissal(onDismiss: () => void): void {
  const latest = useRef(onDismiss);
  useLayoutEffect(() => {
    latest.current = onDismiss;
  });
  useLayoutEffect(() => {
    if (openDialogs.push(latest) === 1) {
      // It captures the event, so that it runs before the listeners of Radix.
      window.addEventListener('keydown', onKeyDown, true);
      setCloseTopmost(dismissTopmost);
    }
    return () => {
      openDialogs.splice(openDialogs.indexOf(latest), 1);
      if (openDialogs.length > 0) return;
      window.removeEventListener('keydown', onKeyDown, true);
      setCloseTopmost(undefined);
    };
  }, []);
}
