const POINTS = 9;
const OUTER = 47;
const INNER = 24;
/** Of one of nine points, in radians. */
const TURN = (2 * Math.PI) / POINTS;
/** Rays go from the star to beyond the picture's corners. */
const RAY_LENGTH = 1300;

/** A place at a distance from the middle, the first turn pointing up. */
function at(turns: number, distance: number): string {
  const angle = turns * TURN - Math.PI / 2;
  const rounded = (value: number) => Number(value.toFixed(1));
  return `${rounded(distance * Math.cos(angle))} ${rounded(distance * Math.sin(angle))}`;
}

const points = Array.from({ length: POINTS }, (_, point) => point);
const EDGE = `M${points.map((point) => `${at(point, OUTER)} ${at(point + 0.5, INNER)}`).join(' ')}Z`;
const SHADED = points
  .map((point) => `M0 0L${at(point, OUTER)} ${at(point + 0.5, INNER)}Z`)
  .join('');
const RAYS = points
  .map((point) => `M0 0L${at(point - 0.2, RAY_LENGTH)} ${at(point + 0.2, RAY_LENGTH)}Z`)
  .join('');

/** Nine rays around a place, as SVG. */
export const rays = (x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y})" d="${RAYS}" fill="${fill}"/>`;

/** The site's nine-pointed star in golden facets, as SVG. */
export const star = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y}) scale(${radius / OUTER})">
    <path d="${EDGE}" fill="#ffdc4a"/><path d="${SHADED}" fill="#f5b800"/>
    <path d="${EDGE}" fill="none" stroke="#8a5a00" stroke-width="1.6" stroke-linejoin="round"/>
  </g>`;
