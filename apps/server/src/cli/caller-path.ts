import { resolve } from 'node:path';

/**
 * Resolves a path from the folder in which the command was typed: npm runs commands in the project's folder,
 * and gives the caller's in INIT_CWD.
 */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
