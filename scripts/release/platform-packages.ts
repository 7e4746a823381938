import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXECUTABLE, type TarFile } from './tar.ts';

/** The processors for which there is an archive with Node in it. All of them with glibc. */
export const PLATFORMS = ['x64', 'arm64'] as const;
export type Platform = (typeof PLATFORMS)[number];

const MODULES = 'node_modules';
/** Files that the server does not read: npm's notes, headers, manuals, types. Licences stay. */
const LEFT_OUT =
  /^node_modules\/(\.|node-linux-[^/]+\/(include|share|CHANGELOG|README)|.*\.d\.m?ts$)/;

function npm(folder: string, ...args: readonly string[]): void {
  const given = process.env.npm_execpath;
  const [command, before] = given ? [process.execPath, [given]] : ['npm', []];
  execFileSync(command, [...before, ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
}

/** The stamp that bring-up would write: with it, `npm start` finds everything installed and fetches nothing. */
const installStamp = (lockfile: Uint8Array): string =>
  createHash('sha256').update('package-lock.json\0').update(lockfile).digest('hex');

/** The packages that npm has installed in a folder, as files of an archive. */
export function installedFiles(folder: string, platform: Platform): TarFile[] {
  const node = `${MODULES}/node-linux-${platform}/bin/node`;
  return readdirSync(join(folder, MODULES), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      return path === node ? { path, bytes, mode: EXECUTABLE } : { path, bytes };
    });
}

const ELF = Buffer.from('\x7fELF');
/** The number of a platform in the header of its programs: https://gabi.xinuos.com/elf/02-eheader.html, e_machine. */
const ELF_MACHINES: Readonly<Record<Platform, number>> = { x64: 62, arm64: 183 };
const ELF_MACHINE_AT = 18;
/** The number of native files: Node, and the module that hashes passwords. */
const NATIVE_FILES = 2;

/**
 * Checks before a release that no native file is missing, and none is another machine's.
 *
 * @throws Error when one is.
 */
export function checkNativeFiles(files: readonly TarFile[], platform: Platform): void {
  const native = files
    .map(({ path, bytes }) => ({
      path,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    }))
    .filter(({ bytes }) => bytes.subarray(0, ELF.length).equals(ELF));
  const foreign = native.filter(
    ({ bytes }) => bytes.readUInt16LE(ELF_MACHINE_AT) !== ELF_MACHINES[platform],
  );
  if (foreign.length > 0 || native.length < NATIVE_FILES) {
    const found = native.map(({ path }) => path).join(', ');
    throw new Error(`What npm installed for ${platform} is not all that is native in it: ${found}`);
  }
}

export interface PlatformPackages {
  readonly files: readonly TarFile[];
  /** The paths of all packages that the platform installs, as in the lockfile: `node_modules/…`. */
  readonly installed: readonly string[];
}

/**
 * Node, and packages with native parts or WebAssembly, for a platform that may differ from this one: as the first start
 * of an archive without Node would install them, checked by the same hashes.
 *
 * @param archive Files of the archive, with `package.json` and `package-lock.json`.
 */
export function platformPackages(
  archive: readonly TarFile[],
  platform: Platform,
): PlatformPackages {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-packages-'));
  try {
    const described = archive.filter(({ path }) => /^(package(-lock)?\.json|\.npmrc)$/.test(path));
    for (const { path, bytes } of described) writeFileSync(join(folder, path), bytes);
    const target = ['--os=linux', `--cpu=${platform}`, '--libc=glibc'];
    npm(folder, 'ci', ...target, '--omit=dev', '--ignore-scripts', '--loglevel=error');
    const lockfile = readFileSync(join(folder, 'package-lock.json'));
    const { packages } = JSON.parse(
      readFileSync(join(folder, MODULES, '.package-lock.json'), 'utf8'),
    );
    const files = installedFiles(folder, platform);
    checkNativeFiles(files, platform);
    return {
      files: [
        ...files,
        {
          path: `${MODULES}/.bin/node`,
          bytes: new Uint8Array(),
          target: `../node-linux-${platform}/bin/node`,
        },
        { path: `${MODULES}/.installed-from`, bytes: Buffer.from(installStamp(lockfile)) },
      ],
      installed: Object.keys(packages),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
