import type { FieldName } from '@bahai-friends/languages/en/problems/field-names';
import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';
import { lineOfText } from '../text/line-of-text.ts';

/** In Unicode code points. */
const PLACE_NAME_MAX = 100;
/** Coordinates are kept to this part of a degree, about 11 km: a place can be somebody's home. */
export const COORDINATE_STEP = 0.1;

const coordinate = (field: FieldName, max: number) => {
  const error = refuse('not-between', { field, min: -max, max });
  return z
    .number({ error })
    .min(-max, { error })
    .max(max, { error })
    .overwrite(
      (degrees) => Math.round(degrees / COORDINATE_STEP) / Math.round(1 / COORDINATE_STEP),
    );
};

/** Where the community is, as the Master Admin gives it. */
export const Place = z.object({
  name: lineOfText({
    field: 'place',
    required: refuse('required', { field: 'place' }),
    max: PLACE_NAME_MAX,
  }),
  latitude: coordinate('latitude', 90),
  longitude: coordinate('longitude', 180),
});
export type Place = z.output<typeof Place>;

/** The place as it is answered, to the Master Admin alone. */
export const StoredPlace = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** What everybody may know of it. */
export const PublicPlace = StoredPlace.pick({ name: true });
