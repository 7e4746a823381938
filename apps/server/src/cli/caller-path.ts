import { resolve } from 'node:path';

/** A path as the caller meant it: npm runs commands in the project's folder, not in the caller's. */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
