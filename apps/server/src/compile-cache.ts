import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

/**
 * Compiled once, the sources load from a cache: a start is then mostly reading files. It holds for what is
 * imported afterwards, so that a program has an entry which calls this first and then imports the rest.
 */
export function useCompileCache(): void {
  enableCompileCache(FOLDER);
}
