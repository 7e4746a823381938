import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

/** The optional features of a site, by their names in the API. */
export const FEATURES = ['gatherings', 'letters', 'notifications'] as const;
export type Feature = (typeof FEATURES)[number];

const onOrOff = (name: Feature) =>
  z.boolean({ error: refuse('not-yes-or-no', { field: `features.${name}` }) });

/** Which of them are on; what is off is not there for anybody. */
export const Features = z.object(
  {
    gatherings: onOrOff('gatherings'),
    letters: onOrOff('letters'),
    notifications: onOrOff('notifications'),
  },
  { error: refuse('not-features', { features: FEATURES }) },
);
export type Features = z.output<typeof Features>;

export const NO_FEATURES: Features = { gatherings: false, letters: false, notifications: false };
