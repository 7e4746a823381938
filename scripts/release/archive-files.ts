import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { archivePackage, type Lockfile, type Project } from './archive-package.ts';
import { BUNDLE, bundleServer } from './bundle-server.ts';
import type { TarFile } from './tar.ts';

/** Files that go into the archive unchanged. */
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
/** A file that only development needs, to know whether a build is stale. */
const BUILD_STAMP = 'apps/web/dist/.built-from';
const MOVED: Readonly<Record<string, string>> = {
  [posix.join(BUNDLE, 'licenses.md')]: 'licenses/server.md',
  'apps/web/dist/client/.vite/license.md': 'licenses/pages.md',
};

/** The files of a folder, by the path that they have in the archive. */
export const filesOf = (folder: string, path: string): TarFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: posix.join(path, file.slice(folder.length).split(sep).join(posix.sep)),
      bytes: readFileSync(file),
    }));

export const json = (path: string, content: object): TarFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

async function bundledServer(root: string): Promise<TarFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-release-'));
  try {
    await bundleServer(root, folder);
    return filesOf(folder, BUNDLE);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The files that every archive has: everything that was built, and otherwise only what the server needs.
 *
 * @param root The project's folder.
 */
export async function archiveFiles(
  root: string,
  project: Project,
  lockfile: Lockfile,
): Promise<TarFile[]> {
  const archived = archivePackage(project, lockfile);
  const files = [
    json('package.json', archived.manifest),
    json('package-lock.json', archived.lockfile),
    ...COPIED_FILES.map((path) => ({ path, bytes: readFileSync(join(root, path)) })),
    ...COPIED_FOLDERS.flatMap((folder) => filesOf(join(root, folder), folder)),
    ...(await bundledServer(root)),
  ];
  return files
    .filter(({ path }) => path !== BUILD_STAMP)
    .map((file) => ({ ...file, path: MOVED[file.path] ?? file.path }));
}

/** Puts files into a folder of their own, in an order that does not depend on the machine. */
export const inFolder = (folder: string, files: readonly TarFile[]): TarFile[] =>
  files
    .map((file) => ({ ...file, path: `${folder}/${file.path}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
