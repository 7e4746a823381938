const POINTS = 9;
/** The angle of one of nine petals, in radians. */
const TURN = (2 * Math.PI) / POINTS;

/**
 * The ornament of a month, in a square of 200 by 200 around 0. It is filled by the even-odd rule, so that overlapping
 * petals leave holes.
 */
export interface Ornament {
  /** SVG paths from the outer ring to the inner one, together one path. */
  readonly rings: readonly string[];
  /** The hue in HSL, in degrees, from orange (22) to gold (51). */
  readonly hue: number;
}

/** A point at an angle in turns, 0 pointing up, and a distance from the middle. */
function at(turns: number, distance: number): string {
  const angle = turns * TURN;
  return `${Math.round(distance * Math.sin(angle))} ${Math.round(-distance * Math.cos(angle))}`;
}

/** Nine petals from an inner to an outer distance, as wide as `width` turns at the distance `belly`. */
function petals(inner: number, outer: number, belly: number, width: number, turned = 0): string {
  let path = '';
  for (let turn = turned; turn < POINTS; turn += 1) {
    path += `M${at(turn, inner)}Q${at(turn + width, belly)} ${at(turn, outer)}Q${at(turn - width, belly)} ${at(turn, inner)}Z`;
  }
  return path;
}

const pick = (step: number, ...values: number[]): number => values[step % values.length] ?? 0;

/**
 * The ornament and the hue of a month: three rings of nine petals, whose shapes follow from the month's number. The second
 * ring stands between slender petals of the first one, and within broad ones, where its tips would else show as specks.
 *
 * @param month 1 to 19; 20 is Ayyám-i-Há
 */
export function ornamentOf(month: number): Ornament {
  const step = month - 1;
  const half = step >> 1;
  const isSlender = step % 4 === 0;
  return {
    rings: [
      petals(
        pick(step, 0, 22, 40, 10, 30),
        99,
        pick(step, 52, 64, 58),
        pick(step, 0.55, 1.1, 1.7, 2.3),
      ),
      petals(
        pick(half, 14, 6, 26),
        pick(half, 70, 58, 74, 64),
        pick(step, 36, 44),
        isSlender ? pick(step, 0.5, 0.95, 1.5) : pick(step, 0.3, 0.4, 0.5),
        isSlender ? 0.5 : 0,
      ),
      petals(0, pick(step, 24, 30, 20), 20, pick(half, 0.4, 0.9), isSlender ? 0 : 0.5),
    ],
    hue: 22 + ((step * 7) % 20) * 1.5,
  };
}
