import { resolve } from 'node:path';
import { callerFolder } from '../environment.ts';

/** Resolves a path from the folder in which the command was typed. */
export function callerPath(path: string): string {
  return resolve(callerFolder(), path);
}
