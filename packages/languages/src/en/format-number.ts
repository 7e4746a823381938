// Made when first used: a server's start is shorter by what Node loads for it.
let numbers: Intl.NumberFormat | undefined;

/** A number as English messages have it, with commas between thousands: `20,000`. */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat('en');
  return numbers.format(value);
}
