const ID = '[1-9]\\d{0,8}';
const DAY = '\\d{4}-\\d\\d-\\d\\d';

/**
 * The path of one meeting of a gathering, by its id and the day by the rule, as the server's router has it:
 * parameters `id` and `day`. The day still has to be checked: it may not exist.
 *
 * @param ending What follows the day, such as `.ics`.
 */
export const meetingRoute = (ending = ''): string =>
  `/gatherings/:id(^${ID}$)/:day(^${DAY}${ending === '' ? '$' : ''})${ending}`;

/** The same as an expression that finds both in a path; the third group is what follows the day. */
export const MEETING_PATH = new RegExp(`^/gatherings/(${ID})/(${DAY})(/[a-z]+)?$`);
