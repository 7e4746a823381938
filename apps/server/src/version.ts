import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../package.json', import.meta.url);
const { version, engines } = JSON.parse(readFileSync(PACKAGE, 'utf8'));

/** The version that runs, as in `1.0.0`: it stands in the project's `package.json` and nowhere else. */
export const VERSION: string = version;

/** The first of the Nodes that the program runs on, as in `26`. */
export const REQUIRED_NODE = Number(/\d+/.exec(engines.node)?.[0]);
