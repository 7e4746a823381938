import { createHash } from 'node:crypto';

/** What `sha256sum --check` reads: a line for each file. */
export const checksums = (files: readonly { name: string; bytes: Uint8Array }[]): string =>
  files
    .map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .join('');
