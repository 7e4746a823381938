import { useEffect, useRef } from 'react';
import { drawnOrnament } from './drawn-ornament.ts';

interface OrnamentProps {
  /** 1 to 19; 20 is Ayyám-i-Há. */
  readonly month: number;
  /** Only the outer ring, where more would not be visible, or would disturb the words before it. */
  readonly hasOneRing?: boolean;
}

/**
 * The ornament of a Badí month in its hue, as large as its container. The server has drawn it, and it stays until the
 * month ends.
 */
export function Ornament({ month, hasOneRing }: OrnamentProps) {
  const place = useRef<SVGSVGElement>(null);
  const drawn = useRef<number>(null);
  useEffect(() => {
    const svg = place.current;
    if (!svg || drawn.current === month) return;
    const isFirst = drawn.current === null;
    drawn.current = month;
    if (isFirst && svg.firstChild) return;
    import('./drawn-ornament.ts').then(
      (loaded) => {
        svg.innerHTML = loaded.drawnOrnament(month, hasOneRing);
      },
      () => {},
    );
  }, [month, hasOneRing]);
  return (
    <svg
      ref={place}
      viewBox="-100 -100 200 200"
      className="ornament"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a path of numbers
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? drawnOrnament(month, hasOneRing) : '',
      }}
    />
  );
}
