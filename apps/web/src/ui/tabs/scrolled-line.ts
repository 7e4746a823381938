import { type RefObject, useEffect } from 'react';
import './scrolled-line.css';

/** It is scrolled until it is wholly visible: browsers leave a focused element alone as soon as a part of it is. */
export function showInLine(element: Element | null | undefined): void {
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls a focused element of a line into view, where that scrolls on a phone. */
export function useFocusInSight(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current;
    const show = ({ target }: Event) => showInLine(target instanceof Element ? target : null);
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [line]);
}
