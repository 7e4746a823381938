/**
 * A count with its noun, in English number format.
 *
 * @param plural The noun for every count but 1; the singular with an `s` unless given.
 * @example
 * counted(1, 'quote'); // '1 quote'
 * counted(1200, 'quote'); // '1,200 quotes'
 * counted(0, 'entry', 'entries'); // '0 entries'
 */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
}
