import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where it lies. A child that is told so by `NODE_COMPILE_CACHE` has it from its very first module on. */
export const COMPILE_CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/node', import.meta.url),
);

/**
 * Compiled once, the sources load from a cache: a start is then mostly reading files. It holds for what is
 * imported afterwards, so that a program has an entry which calls this first and then imports the rest.
 */
export function useCompileCache(): void {
  enableCompileCache(COMPILE_CACHE);
}
