/** The key also of days and deletions of gatherings, which change with them. */
export const GATHERINGS_KEY = ['gatherings'];
