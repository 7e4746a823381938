import type { Settings } from '@bahai-friends/contract';
import { countryName, readTowns, type Town } from './town-list.ts';

/** The greatest distance of a nearby town. */
const NEARBY_KM = 100;
const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The place for which published times are computed. */
export interface PublishedPlace extends Coordinates {
  /** The town that it is; null for the middle of a degree. */
  readonly town: NonNullable<Settings['sunsetFor']> | null;
}

/** The distance on a sphere, by the haversine formula. */
function distanceKm(from: Coordinates, to: Coordinates): number {
  const [latitude, longitude] = [
    (to.latitude - from.latitude) * RADIANS,
    (to.longitude - from.longitude) * RADIANS,
  ];
  const haversine =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(from.latitude * RADIANS) *
      Math.cos(to.latitude * RADIANS) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** @returns of several at the same distance the largest; undefined when none is nearby */
function nearestTown(towns: readonly Town[], place: Coordinates): Town | undefined {
  let nearest: Town | undefined;
  let nearestKm = NEARBY_KM;
  for (const town of towns) {
    const km = distanceKm(town, place);
    if (km > nearestKm || (km === nearestKm && nearest)) continue;
    nearest = town;
    nearestKm = km;
  }
  return nearest;
}

/** The middle of the whole degree that a coordinate is in. The last one ends with the largest coordinate. */
const middleOfDegree = (degrees: number, max: number): number =>
  Math.min(Math.floor(degrees), max - 1) + 0.5;

async function find(place: Coordinates): Promise<PublishedPlace> {
  const town = nearestTown(await readTowns(), place);
  if (town === undefined) {
    const latitude = middleOfDegree(place.latitude, 90);
    return { latitude, longitude: middleOfDegree(place.longitude, 180), town: null };
  }
  const { name, countryCode, latitude, longitude } = town;
  return { latitude, longitude, town: { name, country: countryName(countryCode), countryCode } };
}

/** Finds the place of published times: a listed town nearby, else the middle of a degree. */
export type FindPublishedPlace = (place: Coordinates) => Promise<PublishedPlace>;

/**
 * A place can be somebody's home, and from its sunsets to the minute, over some weeks, it could be found to a tenth of
 * a degree. So the published times are those of a town, which they are for every place around it, too. The towns are
 * read when the place has changed.
 */
export function createPublishedPlaces(): FindPublishedPlace {
  let last: { readonly of: string; readonly found: Promise<PublishedPlace> } | undefined;
  return ({ latitude, longitude }) => {
    const of = `${latitude} ${longitude}`;
    if (last?.of !== of) {
      const finding = { of, found: find({ latitude, longitude }) };
      last = finding;
      finding.found.catch(() => {
        if (last === finding) last = undefined;
      });
    }
    return last.found;
  };
}
