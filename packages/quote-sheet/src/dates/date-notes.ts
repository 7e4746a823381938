import { type SingleProblem, say } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';

/** How dates are read that do not stand in the file as the product writes them, in the order of the notes. */
const READINGS = ['dmy', 'mdy', 'either', 'year first', 'words', 'badi', 'time'] as const;
export type Reading = (typeof READINGS)[number];

/** A text that was read; `isExample` says that it shows better than others how. */
interface ReadText {
  readonly row: number;
  readonly text: string;
  readonly day: string;
  readonly isExample: boolean;
}

/** Counts the rows whose dates are read in each way, with an example of each. */
export class DateNotes {
  readonly #read = new Map<Reading, { rows: number; example: ReadText }>();

  add(reading: Reading, date: ReadText): void {
    const known = this.#read.get(reading);
    if (known === undefined) {
      this.#read.set(reading, { rows: 1, example: date });
      return;
    }
    known.rows += 1;
    if (date.isExample && !known.example.isExample) known.example = date;
  }

  /** A note for each way. */
  get said(): readonly SingleProblem[] {
    return READINGS.flatMap((reading) => {
      const read = this.#read.get(reading);
      if (read === undefined) return [];
      const { row, text, day } = read.example;
      return [say('dates-read', { reading, rows: read.rows, row, text: excerpt(text), day })];
    });
  }
}
