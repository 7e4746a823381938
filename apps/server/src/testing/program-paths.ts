import { fileURLToPath } from 'node:url';

/**
 * Tests start the programs from their sources or, where the variable names a folder, from a release's bundle in it,
 * which is what production runs, and loads in a third of the time.
 */
const bundle = process.env.SERVER_BUNDLE;
const sources = fileURLToPath(new URL('..', import.meta.url));

/** The server of `npm start`. */
export const MAIN = bundle ? `${bundle}/main.js` : `${sources}main.ts`;
/** The commands of `npm run admin`. */
export const ADMIN = bundle ? `${bundle}/admin.js` : `${sources}cli/admin.ts`;
/** The program that sends, of `npm run sender`. */
export const SENDER = bundle ? `${bundle}/sender.js` : `${sources}sender/main.ts`;
