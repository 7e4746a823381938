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
  checkSignature: true,
  checkOverlappingEntry: true,
  // Programs write other sizes before a part than in the directory, which is the one that counts.
  checkLocalDirectory: false,
  // Inflating in this thread, and not through the platform's streams, takes half the time.
  useWebWorkers: false,
  useCompressionStream: false,
};

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

/** Unpacks a part; it ends where there is more of it than the directory says, or than `sizeMax`. */
async function unpack(entry: FileEntry, sizeMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  await entry.getData(
    new WritableStream<Uint8Array>({
      write(chunk) {
        size += chunk.length;
        if (size > sizeMax) throw new UnreadableFileError('too-large-unpacked');
        chunks.push(chunk);
      },
    }),
  );
  return Buffer.concat(chunks, size);
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
  let left = limits.sizeMax;
  for (const [name, entry] of await listParts(bytes, wanted, limits)) {
    const content = await unpack(entry, left);
    left -= content.length;
    parts.set(name, content);
  }
  return parts;
}
