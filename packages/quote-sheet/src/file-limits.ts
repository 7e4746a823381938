import type { OpenLimits } from './open-sheet.ts';
import type { SheetLimits } from './read-sheet.ts';

/** A workbook of text packs to about a tenth; what unpacks to more than this is no list of quotes. */
const UNPACKED_TIMES_MAX = 10;
/** Quotes of the usual length are a quarter of this in as many rows as may be uploaded. */
const CHARACTERS_TIMES_MAX = 2;
/** Cells with something in them, for each row: a list of quotes has four columns. */
const CELLS_PER_ROW = 25;
const CELLS_MIN = 500_000;

/** What a file that is uploaded may have. */
export interface UploadLimits {
  readonly rowsMax: number;
  readonly bytesMax: number;
}

/** What a file that is read may hold. */
export type FileLimits = SheetLimits & OpenLimits;

/** What a file may hold, so that its size says how much time and memory it takes. */
export const fileLimits = ({ rowsMax, bytesMax }: UploadLimits): FileLimits => ({
  rowsMax,
  unpackedMax: bytesMax * UNPACKED_TIMES_MAX,
  charactersMax: bytesMax * CHARACTERS_TIMES_MAX,
  cellsMax: Math.max(rowsMax * CELLS_PER_ROW, CELLS_MIN),
});
