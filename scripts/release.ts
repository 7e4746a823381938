// Makes one archive of what serving needs, built and bundled: release/bahai-friends-<version>.tar.gz, or in
// the folder that is named. The same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { archivePackage, type Lockfile, type Project } from './release/archive-package.ts';
import { BUNDLE, bundleServer } from './release/bundle-server.ts';
import { type TarFile, tar } from './release/tar.ts';
import { makeSbom } from './sbom.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What goes in as it is. */
const COPIED_FILES = [
  '.dockerignore',
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Containerfile',
  'LICENSE',
  'README.md',
  'scripts/bring-up.mjs',
];
const COPIED_FOLDERS = [
  'apps/server/content',
  'apps/server/src/features/share-pictures/fonts',
  'apps/web/dist',
  'deploy',
  'docs',
];
/** A file that only development needs, to find out whether a build is stale. */
const BUILD_STAMP = 'apps/web/dist/.built-from';
const BUNDLE_LICENSES = 'licenses.md';
/** What the archive is made of, also what is bundled; npm's own tools find nothing of that. */
const SBOM_FILE = 'sbom.cdx.json';
const PAGE_LICENSES = 'apps/web/dist/client/.vite/license.md';

const project: Project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const fileAt = (path: string): TarFile => ({ path, bytes: readFileSync(join(root, path)) });

/** The files of a folder, by the path that they have in the archive. */
const filesOf = (folder: string, path: string): TarFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: posix.join(path, file.slice(folder.length).split(sep).join(posix.sep)),
      bytes: readFileSync(file),
    }));

const json = (path: string, content: object): TarFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

/**
 * When the sources were changed last, as Unix time. Not the same for every release: browsers tell versions
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

async function bundledServer(): Promise<TarFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-release-'));
  try {
    await bundleServer(root, folder);
    return filesOf(folder, BUNDLE);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${project.version}\n`)) {
  throw new Error(`CHANGELOG.md has no section for version ${project.version}`);
}
const { manifest, lockfile: archiveLockfile } = archivePackage(project, lockfile);
const moved: Readonly<Record<string, string>> = {
  [posix.join(BUNDLE, BUNDLE_LICENSES)]: 'licenses/server.md',
  [PAGE_LICENSES]: 'licenses/pages.md',
};
const name = `${project.name}-${project.version}`;
const files = [
  json('package.json', manifest),
  json('package-lock.json', archiveLockfile),
  json(SBOM_FILE, makeSbom()),
  ...COPIED_FILES.map(fileAt),
  ...COPIED_FOLDERS.flatMap((folder) => filesOf(join(root, folder), folder)),
  ...(await bundledServer()),
]
  .filter(({ path }) => path !== BUILD_STAMP)
  .map(({ path, bytes }) => ({ path: posix.join(name, moved[path] ?? path), bytes }))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

const target = resolve(process.argv[2] ?? join(root, 'release'));
const archive = join(target, `${name}.tar.gz`);
mkdirSync(target, { recursive: true });
writeFileSync(archive, gzipSync(tar(files, changedAt()), { level: constants.Z_BEST_COMPRESSION }));
console.log(archive);
