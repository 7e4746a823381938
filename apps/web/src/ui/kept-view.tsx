import { type ReactNode, useEffect, useRef, useState } from 'react';
import './kept-view.css';

interface KeptViewProps {
  readonly isShown: boolean;
  /** Whether it is likely to be shown soon: then it is rendered and laid out beforehand. */
  readonly isExpected?: boolean;
  readonly children: ReactNode;
}

/** A view that keeps what is selected, and typed, in it: once shown, it is hidden instead of removed. */
export function KeptView({ isShown, isExpected = false, children }: KeptViewProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers lay out what is hidden so only for whoever asks for a place in it.
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
