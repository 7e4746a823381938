/*
 * The ar format as Debian packages use it (deb(5)): a line for the whole, then for each member a header of 60 bytes
 * and its bytes, filled up to an even number.
 */

export interface ArMember {
  /** At most 15 characters. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const FILE_MODE = '100644';

/** @param seconds The time of the last change of all of them, as Unix time. */
export function arArchive(members: readonly ArMember[], seconds: number): Buffer {
  const parts = members.flatMap(({ name, bytes }) => {
    const header = [
      name.padEnd(16),
      String(seconds).padEnd(12),
      '0'.padEnd(6),
      '0'.padEnd(6),
      FILE_MODE.padEnd(8),
      String(bytes.length).padEnd(10),
      '`\n',
    ];
    return [Buffer.from(header.join('')), bytes, Buffer.from(bytes.length % 2 ? '\n' : '')];
  });
  return Buffer.concat([Buffer.from('!<arch>\n'), ...parts]);
}
