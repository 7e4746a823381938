import type { OpenLimits } from './open-sheet.ts';
import type { SheetLimits } from './read-sheet.ts';

/** A workbook of text packs to about a tenth; what unpacks to more than this is no list of quotes. */
const UNPACKED_TIMES_MAX = 10;
/** Quotes of the usual length are a quarter of this in as many rows as may be uploaded. */
const CHARACTERS_TIMES_MAX = 2;
/** Cells with something in them, for each row: a list of quotes has four columns. */
const CELLS_PER_ROW = 25;
const CELLS_MIN = 500_000;

/** The limits of a file that is uploaded. */
export interface UploadLimits {
  readonly rowsMax: number;
  readonly bytesMax: number;
}

/** The limits of a file that is read. */
export type FileLimits = SheetLimits & OpenLimits;

/** The limits of a file, which bound the time and memory for reading it. */
export const fileLimits = ({ rowsMax, bytesMax }: UploadLimits): FileLimits => ({
  rowsMax,
  unpackedMax: bytesMax * UNPACKED_TIMES_MAX,
  charactersMax: bytesMax * CHARACTERS_TIMES_MAX,
  cellsMax: Math.max(rowsMax * CELLS_PER_ROW, CELLS_MIN),
});
