import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { arArchive } from './ar-archive.ts';
import type { Platform } from './platform-packages.ts';
import { EXECUTABLE, type TarFile, tar } from './tar.ts';
import { xz } from './xz.ts';

/** The platform for which there is a package. */
export const DEBIAN_PLATFORM: Platform = 'x64';
const ARCHITECTURE = 'amd64';
/** The folder in which units and the documentation expect the program. */
const PROGRAM = 'opt/bahai-friends';
const UNITS = 'usr/lib/systemd/system';
const SECRET = 0o600;
const KIBIBYTE = 1024;

export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** The version in Debian's notation: 1.1.0-rc.1 comes before 1.1.0, so Debian writes it with a tilde. */
export const debianVersion = (version: string): string => version.replace('-', '~');

export const debianFileName = ({ name, version }: DebianPackage): string =>
  `${name}_${debianVersion(version)}_${ARCHITECTURE}.deb`;

const own = (name: string): Buffer => readFileSync(new URL(`debian/${name}`, import.meta.url));

/** The files that the package installs, by their path from the root. */
function dataFiles(archive: readonly TarFile[]): TarFile[] {
  const units = archive.filter(({ path }) => /^deploy\/.*\.(service|timer)$/.test(path));
  return [
    ...archive.map((file) => ({ ...file, path: `${PROGRAM}/${file.path}` })),
    ...units.map((file) => ({ ...file, path: file.path.replace('deploy', UNITS) })),
    { path: 'etc/bahai-friends/environment', bytes: own('environment'), mode: SECRET },
    { path: 'usr/bin/bahai-friends', bytes: own('command.sh'), mode: EXECUTABLE },
    { path: 'usr/share/doc/bahai-friends/copyright', bytes: own('copyright') },
  ];
}

/** Dpkg compares the installed files with these (`dpkg --verify`); they are no protection against attackers. */
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

function controlFiles(
  { name, version, description }: DebianPackage,
  data: readonly TarFile[],
): TarFile[] {
  const bytes = data.reduce((sum, file) => sum + file.bytes.length, 0);
  const control = [
    `Package: ${name}`,
    `Version: ${debianVersion(version)}`,
    `Architecture: ${ARCHITECTURE}`,
    "Maintainer: The Bahá'í Friends contributors <root@localhost>",
    `Installed-Size: ${Math.ceil(bytes / KIBIBYTE)}`,
    // The libraries of Node that a minimal Debian may lack, and the commands for the account.
    'Depends: libatomic1, libc6 (>= 2.28), libstdc++6, passwd',
    'Section: web',
    'Priority: optional',
    "Description: web home of a community of friends of the Bahá'í Faith",
    ` ${description}`,
    ' .',
    ' The Node that it runs on is in it. The site listens on 127.0.0.1:3000, for a',
    ' proxy on the same machine.',
    '',
  ];
  const sums = data
    .filter(({ target, path }) => target === undefined && !path.startsWith('etc/'))
    .map((file) => `${md5(file.bytes)}  ${file.path}\n`);
  return [
    { path: 'control', bytes: Buffer.from(control.join('\n')) },
    { path: 'conffiles', bytes: Buffer.from('/etc/bahai-friends/environment\n') },
    { path: 'md5sums', bytes: Buffer.from(sums.join('')) },
    ...['postinst', 'prerm', 'postrm'].map((path) => ({
      path,
      bytes: own(path),
      mode: EXECUTABLE,
    })),
  ];
}

/** The parts of a package: its control files, and the files that it installs. */
export function packageParts(about: DebianPackage, archive: readonly TarFile[]) {
  const data = dataFiles(archive);
  return { control: controlFiles(about, data), data };
}

/** An archive with `./` before each path, as all tools for packages write it. */
const packed = (files: readonly TarFile[], seconds: number): Promise<Buffer> =>
  xz(
    tar(
      files
        .map((file) => ({ ...file, path: `./${file.path}` }))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
      seconds,
    ),
  );

/**
 * A Debian package of an archive with Node in it. Its format is simple enough to be written on any machine; with other
 * tools the bytes would depend on their versions.
 *
 * @param seconds The time of the last change of all of its files, as Unix time.
 */
export async function debianPackage(
  about: DebianPackage,
  archive: readonly TarFile[],
  seconds: number,
): Promise<Buffer> {
  const { control, data } = packageParts(about, archive);
  return arArchive(
    [
      { name: 'debian-binary', bytes: Buffer.from('2.0\n') },
      { name: 'control.tar.xz', bytes: await packed(control, seconds) },
      { name: 'data.tar.xz', bytes: await packed(data, seconds) },
    ],
    seconds,
  );
}
