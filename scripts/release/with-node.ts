import { readFileSync } from 'node:fs';
import { makeSbom } from '../sbom.ts';
import { json } from './archive-files.ts';
import { type Platform, platformPackages } from './platform-packages.ts';
import { EXECUTABLE, type TarFile } from './tar.ts';

export interface ReleaseFiles {
  readonly files: readonly TarFile[];
  /** The list of their components. */
  readonly sbom: TarFile;
}

/** The list of everything that is released, including bundled packages; npm's own tools do not find those. */
export const SBOM_FILE = 'sbom.cdx.json';

/** The archive whose first start fetches Node. */
export function withoutNode(archive: readonly TarFile[]): ReleaseFiles {
  const sbom = json(SBOM_FILE, makeSbom());
  return { files: [...archive, sbom], sbom };
}

/** The same with Node and all other native files in it, and a program that starts it: no start needs a network. */
export function withNode(archive: readonly TarFile[], platform: Platform): ReleaseFiles {
  const { files, installed } = platformPackages(archive, platform);
  const lockfile = archive.find(({ path }) => path === 'package-lock.json');
  const { packages } = JSON.parse(Buffer.from(lockfile?.bytes ?? '{}').toString());
  const missing = Object.keys(packages).filter((path) => path && !installed.includes(path));
  const sbom = json(SBOM_FILE, makeSbom(missing));
  const launcher = readFileSync(new URL('bahai-friends.sh', import.meta.url));
  return {
    files: [
      ...archive,
      ...files,
      sbom,
      { path: 'bahai-friends', bytes: launcher, mode: EXECUTABLE },
      { path: 'node_modules/.platform', bytes: Buffer.from(`${platform}\n`) },
    ],
    sbom,
  };
}
