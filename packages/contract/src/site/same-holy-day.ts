interface NamedDay {
  readonly name: string;
  readonly date: string;
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether two names are one, whatever their case and however their accents are encoded. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/**
 * The holy day that already stands for one of the calendar's: the one on its date, else the one of
 * its name.
 *
 * @param sameYear Holy days of the same Badí year only: Naw-Rúz of another year is another day.
 */
export function findSameHolyDay<T extends NamedDay>(
  { name, date }: NamedDay,
  sameYear: readonly T[],
): T | undefined {
  return (
    sameYear.find((other) => other.date === date) ??
    sameYear.find((other) => isSameName(other.name, name))
  );
}
