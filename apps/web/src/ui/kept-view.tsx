import { type ReactNode, useEffect, useRef, useState } from 'react';
import './kept-view.css';

interface KeptViewProps {
  readonly isShown: boolean;
  /** Whether the view is likely to be shown soon. If so, it is rendered and laid out beforehand. */
  readonly isExpected?: boolean;
  readonly children: ReactNode;
}

/** A view that is hidden instead of removed once it was shown, so that selections and typed text stay. */
export function KeptView({ isShown, isExpected = false, children }: KeptViewProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers lay out hidden content only when a script asks for the position of an element in it.
    if (isExpected) box.current?.firstElementChild?.getBoundingClientRect();
  }, [isExpected]);
  return (
    <div
      ref={box}
      aria-hidden={isShown ? undefined : true}
      className={isShown ? undefined : 'kept-view-hidden'}
    >
      {(wasShown || isExpected) && children}
    </div>
  );
}
