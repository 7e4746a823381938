import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineName } from './engine.ts';

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/engine-hangs', import.meta.url));

const fileOf = (engine: EngineName): string => join(FOLDER, engine);

/** Records that an engine has hung: no other flow waits for it, whichever process it runs in. */
export function keepHang(engine: EngineName, message: string): void {
  mkdirSync(dirname(fileOf(engine)), { recursive: true });
  writeFileSync(fileOf(engine), message);
}

/** The command to which an engine has not responded since the flows began. */
export function hangOf(engine: EngineName): string | undefined {
  return existsSync(fileOf(engine)) ? readFileSync(fileOf(engine), 'utf8') : undefined;
}

export const forgetHangs = (): void => rmSync(FOLDER, { recursive: true, force: true });
