/** Nine points on a circle of radius 47 around (50, 50), each with the next inner corner, on a circle of radius 24. */
const POINTS =
  '50 3 58.2 27.4 80.2 14 70.8 38 96.3 41.8 73.6 54.2 90.7 73.5 65.4 68.4 66.1 94.2 50 74 33.9 94.2 34.6 68.4 9.3 73.5 26.4 54.2 3.7 41.8 29.2 38 19.8 14 41.8 27.4';
const EDGE = `M${POINTS}Z`;
/** The clockwise half of each point: a triangle with the middle. */
const SHADED_FACETS = POINTS.replace(/(\S+ \S+ \S+ \S+) ?/g, 'M50 50L$1Z');

/** A nine-pointed star in golden facets. `className` gives it its size. */
export function NinePointedStar({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <path d={EDGE} fill="#ffdc4a" />
      <path d={SHADED_FACETS} fill="#f5b800" />
      <path d={EDGE} fill="none" stroke="#8a5a00" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
