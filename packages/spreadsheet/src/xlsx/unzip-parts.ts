import { crc32, inflateRawSync } from 'node:zlib';
// The whole library in one file, which takes a third of the time to load.
import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/index.min.js';
import { UnreadableFileError } from '../unreadable-file-error.ts';

interface UnzipLimits {
  /** Bytes that the wanted parts may unpack to together. */
  readonly sizeMax: number;
  /** Parts that the file may have, wanted or not. */
  readonly countMax: number;
}

const OPTIONS = {
  checkOverlappingEntry: true,
  // Programs write other sizes before a part than in the directory, which is the one that counts.
  checkLocalDirectory: false,
  useWebWorkers: false,
};

/** Compression methods of APPNOTE.TXT, 4.4.5. */
const STORED = 0;
const DEFLATED = 8;

/**
 * The wanted parts that the file's directory lists; nothing is unpacked yet.
 *
 * @throws as {@link unzipParts}
 */
async function listParts(
  bytes: Uint8Array,
  wanted: RegExp,
  { sizeMax, countMax }: UnzipLimits,
): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  let count = 0;
  let size = 0;
  for await (const entry of new ZipReader(
    new Uint8ArrayReader(bytes),
    OPTIONS,
  ).getEntriesGenerator()) {
    count += 1;
    if (count > countMax) throw new UnreadableFileError('too-many-parts', { limit: countMax });
    if (!wanted.test(entry.filename)) continue;
    size += entry.uncompressedSize;
    if (size > sizeMax) throw new UnreadableFileError('too-large-unpacked');
    if (entry.directory) throw new Error('A part is a folder');
    if (entry.encrypted) throw new Error('A part is encrypted');
    if (entries.has(entry.filename)) throw new Error('Two parts have one name');
    entries.set(entry.filename, entry);
  }
  return entries;
}

/** The bytes of a part, inflated by Node: the library's own inflater takes twice the time. */
function inflate(packed: Buffer, { compressionMethod, uncompressedSize }: FileEntry): Buffer {
  if (compressionMethod === STORED) return packed;
  if (compressionMethod !== DEFLATED) throw new Error('A part is compressed in an unknown way');
  // Ends where there is more than the directory says; zero would mean no limit.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
}

/** Unpacks a part of the size and checksum that the directory says. */
async function unpack(entry: FileEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const collect = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(chunk) });
  await entry.getData(collect, { passThrough: true });
  const content = inflate(Buffer.concat(chunks), entry);
  if (content.length !== entry.uncompressedSize) throw new Error('A part has another size');
  if (crc32(content) !== entry.signature) throw new Error('A part has another checksum');
  return content;
}

/**
 * Unpacks a ZIP file's parts, each whole and with the checksum that the file gives.
 *
 * @param wanted The names of the parts that matter; others are not unpacked.
 * @throws UnreadableFileError `too-large-unpacked` or `too-many-parts` when the file is beyond a limit
 * @throws Error when the file is encrypted, which its message says, or damaged: it has two parts of one
 *   name or in one place, or a part of another size or checksum than its directory says
 */
export async function unzipParts(
  bytes: Uint8Array,
  wanted: RegExp,
  limits: UnzipLimits,
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  for (const [name, entry] of await listParts(bytes, wanted, limits)) {
    parts.set(name, await unpack(entry));
  }
  return parts;
}
