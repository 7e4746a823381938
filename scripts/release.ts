// Makes what people install, built and bundled, in release/ or in the folder that is named: an archive whose first
// start fetches Node, one for each platform with Node in it, and a Debian package; beside each what it is made of,
// and the checksums of all. The same sources give the same bytes.
//
//   npm run release [-- [--without-node | --try] [<folder>]]
//
// --without-node makes only the first, within seconds. --try then installs all in a minimal Debian, as docs/deploy.md
// says, and uses it: as root on Debian, within some minutes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { constants, gzipSync } from 'node:zlib';
import { archiveFiles, inFolder } from './release/archive-files.ts';
import type { Lockfile, Project } from './release/archive-package.ts';
import { checksums } from './release/checksums.ts';
import { DEBIAN_PLATFORM, debianFileName, debianPackage } from './release/debian-package.ts';
import { PLATFORMS } from './release/platform-packages.ts';
import { tar } from './release/tar.ts';
import { tryRelease } from './release/trial/try-release.ts';
import { type ReleaseFiles, withNode, withoutNode } from './release/with-node.ts';
import { xz } from './release/xz.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The time of the last change of the sources, as Unix time. It differs between releases, since browsers tell versions
 * of a file apart by it.
 */
function changedAt(): number {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given) return Number(given);
  try {
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root }));
  } catch {
    return Math.floor(Date.now() / 1000);
  }
}

const { values, positionals } = parseArgs({
  options: {
    'without-node': { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const project: Project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${project.version}\n`)) {
  throw new Error(`CHANGELOG.md has no section for version ${project.version}`);
}
const target = resolve(positionals[0] ?? join(root, 'release'));
mkdirSync(target, { recursive: true });
const written: { name: string; bytes: Uint8Array }[] = [];

function write(name: string, bytes: Uint8Array, { sbom }: ReleaseFiles): void {
  for (const file of [
    { name, bytes },
    { name: `${name}.cdx.json`, bytes: sbom.bytes },
  ]) {
    writeFileSync(join(target, file.name), file.bytes);
    written.push(file);
  }
  console.log(join(target, name));
}

const { 'without-node': isSmall, try: isTried } = values;
if (isSmall && isTried) throw new Error('What is tried has Node in it: leave out --without-node');

const time = changedAt();
const name = `${project.name}-${project.version}`;
const archive = await archiveFiles(root, project, lockfile);
const small = withoutNode(archive);
const gzipped = gzipSync(tar(inFolder(name, small.files), time), {
  level: constants.Z_BEST_COMPRESSION,
});
write(`${name}.tar.gz`, gzipped, small);
for (const platform of isSmall ? [] : PLATFORMS) {
  const folder = `${name}-linux-${platform}`;
  const whole = withNode(archive, platform);
  write(`${folder}.tar.xz`, await xz(tar(inFolder(folder, whole.files), time)), whole);
  if (platform === DEBIAN_PLATFORM) {
    write(debianFileName(project), await debianPackage(project, whole.files, time), whole);
  }
}
writeFileSync(join(target, 'SHA256SUMS'), checksums(written));
if (isTried) {
  const pathOf = (file: string): string => join(target, file);
  const passed = await tryRelease(
    {
      root,
      deb: pathOf(debianFileName(project)),
      archive: pathOf(`${name}-linux-${DEBIAN_PLATFORM}.tar.xz`),
      others: [pathOf(`${name}-linux-arm64.tar.xz`)],
    },
    console.log,
  );
  process.exitCode = passed ? 0 : 1;
}
