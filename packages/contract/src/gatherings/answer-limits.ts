/** How many one answer may speak for. */
export const ANSWER_PEOPLE_MAX = 20;
/** In Unicode code points. */
export const ANSWER_NAME_MAX = 60;
/** So many days after the day on which it is held, an answer is deleted. */
export const ANSWER_DAYS = 14;
