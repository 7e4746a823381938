const MS_PER_DAY = 86_400_000;
/** 2000-01-01 12:00 UTC. */
const J2000 = 946_728_000_000;
const DAYS_PER_CENTURY = 36_525;
const RADIANS = Math.PI / 180;

export const sinOf = (degrees: number): number => Math.sin(degrees * RADIANS);
export const cosOf = (degrees: number): number => Math.cos(degrees * RADIANS);

export interface SolarPosition {
  /** Degrees north of the equator. */
  readonly declination: number;
  /** Minutes by which the sun is ahead of mean time: about -14 to 16. */
  readonly equationOfTime: number;
}

/**
 * Where the sun stands at an instant, to about 0.01 degrees between 1844 and 2351.
 *
 * Source: NOAA Global Monitoring Laboratory, "Solar Calculation Details", after Jean Meeus,
 * "Astronomical Algorithms", chapters 25 and 28.
 *
 * @param time epoch milliseconds
 */
export function solarPosition(time: number): SolarPosition {
  const t = (time - J2000) / MS_PER_DAY / DAYS_PER_CENTURY;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537);
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267);
  const center =
    sinOf(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sinOf(2 * anomaly) * (0.019993 - t * 0.000101) +
    sinOf(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const longitude = meanLongitude + center - 0.00569 - 0.00478 * sinOf(node);
  const meanObliquity =
    23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const obliquity = meanObliquity + 0.00256 * cosOf(node);
  const y = Math.tan((obliquity / 2) * RADIANS) ** 2;
  const equation =
    y * sinOf(2 * meanLongitude) -
    2 * eccentricity * sinOf(anomaly) +
    4 * eccentricity * y * sinOf(anomaly) * cosOf(2 * meanLongitude) -
    0.5 * y * y * sinOf(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sinOf(2 * anomaly);
  return {
    declination: Math.asin(sinOf(obliquity) * sinOf(longitude)) / RADIANS,
    equationOfTime: (equation / RADIANS) * 4,
  };
}
