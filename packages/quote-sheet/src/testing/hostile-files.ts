import type { QuoteFileFormat } from '@bahai-friends/contract';
import { HOSTILE_CSV } from '@bahai-friends/spreadsheet/testing/hostile-csv';
import { HOSTILE_XLS } from '@bahai-friends/spreadsheet/testing/hostile-xls';
import { HOSTILE_XLSX } from '@bahai-friends/spreadsheet/testing/hostile-xlsx';

/** A file that is small, or nearly so, and asks for much time or memory. */
export interface HostileFile {
  readonly name: string;
  readonly format: QuoteFileFormat;
  make(): Uint8Array;
}

const inFormat =
  (format: QuoteFileFormat) =>
  ([name, make]: readonly [string, () => Uint8Array]): HostileFile => ({ name, format, make });

/** Each must get a short response soon, without a burden on the serving process. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...Object.entries(HOSTILE_XLSX).map(inFormat('xlsx')),
  ...Object.entries(HOSTILE_XLS).map(inFormat('xls')),
  ...Object.entries(HOSTILE_CSV).map(inFormat('csv')),
];

/** Those whose response would be long: they name one text many times, or have many problems. */
export const REPETITIVE_FILES = HOSTILE_FILES.filter(({ name }) =>
  /one text|names|examples|problems|characters/.test(name),
);
