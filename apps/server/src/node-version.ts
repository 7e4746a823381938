import { REQUIRED_NODE } from './version.ts';

/**
 * Ends the program with one line when Node is too old; otherwise it would fail somewhere with a stack trace. An entry
 * calls this before it imports anything else.
 */
export function requireNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= REQUIRED_NODE) return;
  process.stderr.write(
    `Node ${REQUIRED_NODE} or newer is needed, and this is ${node}: use npm start and npm run admin, or node_modules/.bin/node.\n`,
  );
  process.exit(1);
}
