import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the cache. A child process that gets it in `NODE_COMPILE_CACHE` uses it from its very first module on.
 */
export const COMPILE_CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/node', import.meta.url),
);

/**
 * Has the compiled code of modules cached on disk: a start is then mostly reading files. It applies to modules that are
 * imported afterwards, so a program has an entry that calls this first and then imports the rest.
 */
export function useCompileCache(): void {
  enableCompileCache(COMPILE_CACHE);
}
