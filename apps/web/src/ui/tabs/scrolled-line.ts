import { type RefObject, useEffect } from 'react';
import './scrolled-line.css';

/** Whole: browsers leave what has the focus where it is as soon as a part of it is in sight. */
export function showInLine(element: Element | null | undefined): void {
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** What gets the focus in a line that is scrolled on a phone comes into sight. */
export function useFocusInSight(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current;
    const show = ({ target }: Event) => showInLine(target instanceof Element ? target : null);
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [line]);
}
