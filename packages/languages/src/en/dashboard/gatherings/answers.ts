import { formatNumber as number } from '../../format-number.ts';

/** Who comes to a gathering: whether it is asked, and what volunteers see. */
export const asks = 'Ask who comes';
export const asksHint =
  'Each day’s page gets a form. Names are encrypted, not asked for a Feast, and deleted 14 days after the day. No more can answer than there are places.';
export const whoComes = 'Who comes';
export const coming = (people: number) => `Coming: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Coming: ${number(people)}, places: ${number(places)}`;
export const aboveCapacity = 'More have answered than there are places.';
export const none = 'Nobody has answered yet.';
export const loading = 'Loading the answers';
export const loadError = 'The answers could not be loaded. Please try again.';
export const name = 'Name';
export const howMany = 'How many';
export const answeredAt = 'Answered';
export const nameless = 'Without a name';
/** Days that the rule has lost. */
export const lostTitle = 'Days that are no longer planned';
export const lostAbout =
  'People have said that they come on these days, which the gathering no longer has. The answers are deleted 14 days after the day.';
export const lostError = 'The days that are no longer planned could not be loaded.';
