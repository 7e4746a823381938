const numbers = new Intl.NumberFormat('en');

/** A number as English messages have it, with commas between thousands: `20,000`. */
export const formatNumber = (value: number): string => numbers.format(value);
