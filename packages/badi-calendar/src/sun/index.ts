// The module badi-calendar/sun: apart from the calendar, since most pages need no sun.
export { badiDateAt, type Instant, type PlaceWithEvening } from './badi-date-at.ts';
export type { Place } from './place.ts';
export { sunrise, sunset } from './sunrise-and-sunset.ts';
