import type { Generated } from 'kysely';

/** What volunteers say in weekly letters: one row, or none as long as nothing was said. */
export interface LetterNoteTable {
  id: number;
  /** For the next one. */
  text: string;
  /** The civil day of the last weekly letter, whose note does not change while it is sent; null before the first. */
  sent_on: string | null;
  sent_text: string;
  /** Of `text`: grows with each change of it, by volunteers or by its being sent. */
  version: Generated<number>;
}
