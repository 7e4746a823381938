/** Where the views of the tab are in the address. */
export const LIST = 'gatherings';
export const DAYS = 'gatherings/days';
export const YEAR = 'gatherings/year';
