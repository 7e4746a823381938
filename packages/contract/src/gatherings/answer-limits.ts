/** The most people that one answer may be for. */
export const ANSWER_PEOPLE_MAX = 20;
/** In Unicode code points. */
export const ANSWER_NAME_MAX = 60;
/** Days after a meeting after which its answers are deleted. */
export const ANSWER_DAYS = 14;
