import { createHash } from 'node:crypto';

/** The input of `sha256sum --check`: a line for each file. */
export const checksums = (files: readonly { name: string; bytes: Uint8Array }[]): string =>
  files
    .map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .join('');
