/** The places of the tab's views in the address. */
export const LIST = 'gatherings';
export const DAYS = 'gatherings/days';
export const YEAR = 'gatherings/year';
