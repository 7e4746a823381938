/** The tab of the Badí calendar. */
export const title = 'Badi Calendar';
export const about = 'Today and the next 37 days.';
export const badiWeekday = 'Badi day of week';
export const badiDate = 'Badi date';
export const gregorianDate = 'Gregorian date';
export const today = 'Today';
export const feast = 'Nineteen Day Feast';
export const fast = 'The Fast';
