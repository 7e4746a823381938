import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { canInstallPackages, installPackages } from '../../debian-packages.ts';
import { createReport } from './report.ts';
import { tryArchive } from './try-archive.ts';
import { tryImage } from './try-image.ts';
import { tryPackage } from './try-package.ts';
import { tryUpgrade } from './try-upgrade.ts';

/** The programs that the trial needs, with the names of their Debian packages. */
const TOOLS = { debootstrap: 'debootstrap', bwrap: 'bubblewrap' };
/** The oldest release of Debian that has everything needed; the variable names another. */
const SUITE = process.env.DEBIAN_SUITE ?? 'bookworm';
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
const SIZE_MAX = 60_000_000;

export interface Release {
  /** The project's folder. */
  readonly root: string;
  /** The paths of the released files. */
  readonly deb: string;
  readonly archive: string;
  readonly others: readonly string[];
}

function ensureTools(): void {
  const isMissing = (name: string) => spawnSync('which', [name]).status !== 0;
  const missing = Object.entries(TOOLS).filter(([name]) => isMissing(name));
  if (canInstallPackages()) installPackages(missing.map(([, name]) => name));
  else throw new Error('Only root can try a release, on Debian.');
}

/**
 * Installs the release by the commands of docs/deploy.md alone, each way in a minimal Debian of its own, uses it
 * without a network, and prints the results.
 *
 * @returns whether every requirement is met.
 */
export async function tryRelease(
  release: Release,
  print: (line: string) => void,
): Promise<boolean> {
  ensureTools();
  const report = createReport(print);
  const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-trial-'));
  const base = join(folder, 'base');
  const page = readFileSync(join(release.root, 'docs/deploy.md'), 'utf8');
  const containerfile = readFileSync(join(release.root, 'Containerfile'), 'utf8');
  const used = join(release.root, 'apps/server/src/testing/releases/1.0.0/site.sqlite');
  const copyWith = (name: string, file: string): string => {
    const copy = join(folder, name);
    execFileSync('cp', ['--archive', base, copy]);
    copyFileSync(file, join(copy, 'root', basename(file)));
    return copy;
  };
  try {
    for (const path of [release.deb, release.archive, ...release.others]) {
      const size = readFileSync(path).length;
      const detail = `${(size / 1e6).toFixed(1)} MB`;
      report.expect(`${basename(path)} in 60 MB`, size < SIZE_MAX, detail);
    }
    execFileSync('debootstrap', ['--variant=minbase', SUITE, base, MIRROR], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // A copy is used: opening a database creates further files beside it.
    const earlier = join(folder, 'earlier.sqlite');
    cpSync(used, earlier);
    const deb = basename(release.deb);
    const packaged = copyWith('package', release.deb);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      archive: () => tryArchive(copyWith('archive', release.archive), page, report),
      image: () =>
        tryImage(copyWith('image', release.archive), release.archive, containerfile, report),
      package: () => tryPackage(packaged, deb, page, report),
      upgrade: () => tryUpgrade(packaged, deb, earlier, report),
    };
    for (const [way, follow] of Object.entries(ways)) {
      // A failure of one way does not stop the next.
      await follow().catch((error: Error) => report.expect(way, false, error.message));
    }
  } finally {
    // debootstrap unmounts what it has mounted, unless it was killed.
    if (readFileSync('/proc/mounts', 'utf8').includes(folder)) print(`Still mounted: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
  return !report.hasFailed();
}
