import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a ZIP file, and what the file says of it where that is not the truth. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  readonly flags?: number;
  readonly checksum?: number;
  /** The size that stands before the part. */
  readonly localSize?: number;
  /** The size that the directory gives. */
  readonly size?: number;
  /** Where the part begins, by the directory. */
  readonly offset?: number;
  /** Gives sizes as programs do that are ready for more than 4 GB. */
  readonly isZip64?: boolean;
}

function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

function zip64Field(...sizes: readonly number[]): Buffer {
  const values = sizes.map((size) => {
    const field = Buffer.alloc(8);
    field.writeBigUInt64LE(BigInt(size));
    return field;
  });
  return Buffer.concat([fields([1, 2], [8 * sizes.length, 2]), ...values]);
}

/** A ZIP file of these parts. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.isStored ? content : deflateRawSync(content);
    const name = Buffer.from(part.name);
    const size = part.size ?? content.length;
    const extra = part.isZip64 ? zip64Field(size, packed.length) : Buffer.alloc(0);
    const sized = (value: number) => (part.isZip64 ? 0xffff_ffff : value);
    const common = (unpacked: number) =>
      Buffer.concat([
        fields([20, 2], [part.flags ?? 0, 2], [part.isStored ? 0 : 8, 2], [0, 4]),
        fields([part.checksum ?? crc32(content), 4], [sized(packed.length), 4]),
        fields([sized(unpacked), 4], [name.length, 2], [extra.length, 2]),
      ]);
    const local = [fields([0x04034b50, 4]), common(part.localSize ?? size), name, extra, packed];
    const rest = fields([0, 2], [0, 4], [0, 4], [part.offset ?? offset, 4]);
    directory.push(fields([0x02014b50, 4], [20, 2]), common(size), rest, name, extra);
    bodies.push(...local);
    offset += local.reduce((sum, piece) => sum + piece.length, 0);
  }
  const entries = Buffer.concat(directory);
  const { length } = parts;
  const end = fields([0x06054b50, 4], [0, 4], [length, 2], [length, 2], [entries.length, 4]);
  return Buffer.concat([...bodies, entries, end, fields([offset, 4], [0, 2])]);
}
