import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableFile } from '../sheet.ts';

/*
 * Records of a ZIP file: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7, 4.3.12,
 * 4.3.16 and 4.5.3. Libraries that unpack at once compare neither sizes nor checksums, so that a
 * damaged part would be read as if it were whole.
 */
const LOCAL_ENTRY = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006');
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const SAID_ELSEWHERE = 0xffff_ffff;
const ZIP64_FIELD = 1;

/** A part as the directory of the file describes it. */
interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

export interface UnzipLimits {
  /** Bytes that the wanted parts may unpack to in all. */
  readonly sizeMax: number;
  readonly tooLarge: string;
  /** Parts that the file may have, wanted or not. */
  readonly countMax: number;
  readonly tooMany: string;
}

/** Sizes and offset, of which those that need more than 32 bits, or might, are in an extra field. */
function placeOf(entry: Buffer, extra: Buffer): Pick<Entry, 'packedSize' | 'size' | 'offset'> {
  let long = 0;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === ZIP64_FIELD) long = at + 4;
  }
  const read = (at: number): number => {
    const value = entry.readUInt32LE(at);
    if (value !== SAID_ELSEWHERE || long === 0) return value;
    long += 8;
    return Number(extra.readBigUInt64LE(long - 8));
  };
  const size = read(24);
  return { size, packedSize: read(20), offset: read(42) };
}

function* entriesOf(zip: Buffer, { countMax, tooMany }: UnzipLimits): Generator<Entry> {
  const end = zip.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) throw new Error('The file has no directory');
  const count = zip.readUInt16LE(end + 10);
  if (count > countMax) throw new UnreadableFile(tooMany);
  let at = zip.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    const entry = zip.subarray(at);
    if (entry.readUInt32LE(0) !== DIRECTORY_ENTRY) throw new Error('The directory is damaged');
    const nameEnd = 46 + entry.readUInt16LE(28);
    const extraEnd = nameEnd + entry.readUInt16LE(30);
    yield {
      name: entry.toString('utf8', 46, nameEnd),
      isEncrypted: (entry.readUInt16LE(8) & ENCRYPTED) !== 0,
      method: entry.readUInt16LE(10),
      checksum: entry.readUInt32LE(16),
      ...placeOf(entry, entry.subarray(nameEnd, extraEnd)),
    };
    at += extraEnd + entry.readUInt16LE(32);
  }
}

function unpack(zip: Buffer, { method, checksum, packedSize, size, offset }: Entry): Buffer {
  const local = zip.subarray(offset);
  if (local.readUInt32LE(0) !== LOCAL_ENTRY) throw new Error('A part is not where it should be');
  const start = 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = local.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) throw new Error('A part is packed in another way');
  // No more is unpacked than was promised.
  const content =
    method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  if (content.length !== size || crc32(content) !== checksum) throw new Error('A part is damaged');
  return content;
}

/**
 * Unpacks a ZIP file's parts, each whole and as it was packed.
 *
 * @param wanted The names of the parts that matter; others are not looked at.
 * @throws UnreadableFile with `tooLarge` or `tooMany` when the file is beyond a limit
 * @throws Error when the file is encrypted (`password`) or damaged
 */
export function unzipParts(
  bytes: Uint8Array,
  wanted: RegExp,
  limits: UnzipLimits,
): Map<string, Buffer> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Buffer>();
  let left = limits.sizeMax;
  for (const entry of entriesOf(zip, limits)) {
    if (!wanted.test(entry.name)) continue;
    left -= entry.size;
    if (left < 0) throw new UnreadableFile(limits.tooLarge);
    if (entry.isEncrypted) throw new Error('A part needs a password');
    if (parts.has(entry.name)) throw new Error('Two parts have one name');
    parts.set(entry.name, unpack(zip, entry));
  }
  return parts;
}
