import { formatGregorianDate } from '@bahai-friends/badi-calendar';
import { formatNumber } from '@bahai-friends/contract';
import { excerpt } from '@bahai-friends/spreadsheet';

/** How dates are read that do not stand in the file as the product writes them, in the order of the notes. */
const READINGS = {
  dmy: ' with the day first',
  mdy: ' with the month first',
  either: ' as the same day in either order',
  'year first': ' with the year first',
  words: ' by the name of the month',
  badi: ' as a Badí date',
  time: ' without the time of day',
};
export type Reading = keyof typeof READINGS;

/** A text that was read; `isExample` says that it shows better than others how. */
interface ReadText {
  readonly row: number;
  readonly text: string;
  readonly day: string;
  readonly isExample: boolean;
}

function sentence(reading: Reading, rows: number, { row, text, day }: ReadText): string {
  const quoted = `“${excerpt(text)}”`;
  const which =
    rows === 1
      ? `The date of row ${row}, ${quoted}, was`
      : `The dates of ${formatNumber(rows)} rows, such as ${quoted}, were`;
  return `${which} read${READINGS[reading]}: ${formatGregorianDate(day)}.`;
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

  /** One sentence for each way. */
  get sentences(): string[] {
    return (Object.keys(READINGS) as Reading[]).flatMap((reading) => {
      const read = this.#read.get(reading);
      return read ? [sentence(reading, read.rows, read.example)] : [];
    });
  }
}
