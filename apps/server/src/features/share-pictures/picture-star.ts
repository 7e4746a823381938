import { ornamentOf } from '@bahai-friends/contract/ornament';

const POINTS = 9;
const OUTER = 47;
const INNER = 24;
/** The angle of one of nine points, in radians. */
const TURN = (2 * Math.PI) / POINTS;
/** The radius of the square in which an ornament is drawn. */
const ORNAMENT_RADIUS = 100;
/** Hues are moved towards each other by half: as a tint, orange would be pink. */
const TINT_HUE = 24;

/** A point at an angle in turns, 0 pointing up, and a distance from the middle. */
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

/** The ornament of a Badí month around a point, in a tint of its hue, as SVG. */
export function ornament(x: number, y: number, radius: number, month: number): string {
  const { rings, hue } = ornamentOf(month);
  const place = `translate(${x} ${y}) scale(${radius / ORNAMENT_RADIUS})`;
  // The renderer takes a hue with a fraction for no colour, and fills with black.
  const tint = `hsl(${Math.round(TINT_HUE + hue / 2)}, 100%, 91%)`;
  return `<path transform="${place}" d="${rings.join('')}" fill="${tint}" fill-rule="evenodd"/>`;
}

/** The site's nine-pointed star in golden facets, as SVG. */
export const star = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x} ${y}) scale(${radius / OUTER})">
    <path d="${EDGE}" fill="#ffdc4a"/><path d="${SHADED}" fill="#f5b800"/>
    <path d="${EDGE}" fill="none" stroke="#8a5a00" stroke-width="1.6" stroke-linejoin="round"/>
  </g>`;
