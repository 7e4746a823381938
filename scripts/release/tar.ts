/*
 * The ustar format of POSIX.1-1988, as `tar` of every system reads it: a header of 512 bytes for each file,
 * then its bytes, filled up to whole blocks, and two empty blocks at the end.
 */

const BLOCK = 512;
const NAME_MAX = 100;
const PREFIX_MAX = 155;
const CHECKSUM = { at: 148, length: 8 };

export interface TarFile {
  /** A relative path, with slashes. */
  readonly path: string;
  /** The content; a link has none. */
  readonly bytes: Uint8Array;
  /** The permissions; without them all may read the file and its owner may write it. */
  readonly mode?: number;
  /** The target of a symbolic link. */
  readonly target?: string;
}

export const READABLE = 0o644;
export const EXECUTABLE = 0o755;

/** The type of an entry: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html, typeflag. */
interface Kind {
  readonly type: string;
  readonly mode: number;
}
const FOLDER: Kind = { type: '5', mode: EXECUTABLE };
const kindOf = ({ mode, target }: TarFile): Kind =>
  target === undefined ? { type: '0', mode: mode ?? READABLE } : { type: '2', mode: 0o777 };

/** The two parts of a path: a long one is divided at a slash. */
function partsOf(path: string): readonly [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= NAME_MAX) return ['', path];
  const slash = path.indexOf('/', Buffer.byteLength(path) - NAME_MAX - 1);
  const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
  if (slash < 1 || prefix.length > PREFIX_MAX) throw new Error(`The path is too long: ${path}`);
  return [prefix, name];
}

function header(file: TarFile, { type, mode }: Kind, seconds: number): Buffer {
  const { path, bytes, target = '' } = file;
  if (Buffer.byteLength(target) > NAME_MAX) throw new Error(`The link is too long: ${target}`);
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = partsOf(path);
  const octal = (value: number, at: number, length: number): void => {
    block.write(value.toString(8).padStart(length - 1, '0'), at);
  };
  block.write(name, 0);
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(bytes.length, 124, 12);
  octal(seconds, 136, 12);
  block.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  block.write(type, 156);
  block.write(target, 157);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return block;
}

/** The folders that contain the files, each before its own folders. */
function foldersOf(files: readonly TarFile[]): string[] {
  const folders = files.flatMap(({ path }) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
  });
  return [...new Set(folders)].sort();
}

/**
 * Puts files into an archive, owned by root. Their folders are in it, readable by all: otherwise their permissions
 * would depend on the umask of the account that unpacks it.
 *
 * @param seconds The time of the last change of all of them, as Unix time.
 */
export function tar(files: readonly TarFile[], seconds: number): Buffer {
  const folders = foldersOf(files).map((path) =>
    header({ path, bytes: new Uint8Array() }, FOLDER, seconds),
  );
  const blocks = files.flatMap((file) => {
    const padding = Buffer.alloc((BLOCK - (file.bytes.length % BLOCK)) % BLOCK);
    return [header(file, kindOf(file), seconds), file.bytes, padding];
  });
  return Buffer.concat([...folders, ...blocks, Buffer.alloc(2 * BLOCK)]);
}
