import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** The version that runs, as in `1.0.0`: it stands in the project's `package.json` and nowhere else. */
export const VERSION: string = JSON.parse(readFileSync(PACKAGE, 'utf8')).version;
