import { readFileSync } from 'node:fs';

/** A workbook that a spreadsheet program has written: see `files/README.md`. */
export const sampleFile = (name: string): Buffer =>
  readFileSync(new URL(`files/${name}`, import.meta.url));
