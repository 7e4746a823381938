import type { Generated } from 'kysely';

/** The volunteers' note for weekly letters: one row, or none as long as there was no note. */
export interface LetterNoteTable {
  id: number;
  /** The note for the next letter. */
  text: string;
  /** The civil day of the last weekly letter, whose note does not change while it is sent; null before the first. */
  sent_on: string | null;
  sent_text: string;
  /** The version of `text`: grows with each change, by a volunteer or by sending. */
  version: Generated<number>;
}
