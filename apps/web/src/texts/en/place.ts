import type { PlaceTexts } from '../page-texts.ts';

export const place: PlaceTexts = {
  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `Feast of ${month}`,
  dayOfFast: (day, days) => `The Fast, day ${day} of ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, day ${day} of ${days}`,
  sunsetAt: (time, nextDay) => ['Sunset in ', ` at ${time}: then ${nextDay} begins`],
  sunHasSet: (nextDay) => ['The sun has set in ', `: ${nextDay} has begun`],
};
