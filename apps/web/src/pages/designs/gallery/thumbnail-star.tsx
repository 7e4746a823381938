import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';

/** The canvas of a thumbnail, with the star in the middle. */
const CANVAS = { width: 160, height: 100 } as const;

interface ThumbnailStarProps {
  /** The middle of the star. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The logo, small, on the canvas of a design's thumbnail. */
export function ThumbnailStar({ x, y, size }: ThumbnailStarProps) {
  const scale = size / CANVAS.height;
  const left = x - (CANVAS.width / 2) * scale;
  const top = y - (CANVAS.height / 2) * scale;
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      <NinePointedStar />
    </g>
  );
}
