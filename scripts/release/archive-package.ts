import { INSTALLED } from './bundle-server.ts';

type Versions = Readonly<Record<string, string>>;

interface LockedPackage {
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly [field: string]: unknown;
}

export interface Project {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Versions;
  readonly optionalDependencies: Versions;
}

export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The entries of these packages, and of their dependencies: no package is installed here in two versions. */
function withDependencies(packages: Lockfile['packages'], names: readonly string[]) {
  const found = new Map<string, LockedPackage>();
  const add = (name: string): void => {
    const path = `node_modules/${name}`;
    const locked = packages[path];
    if (found.has(path)) return;
    if (!locked) throw new Error(`package-lock.json has no ${path}`);
    found.set(path, locked);
    const needed = { ...locked.dependencies, ...locked.optionalDependencies };
    Object.keys(needed).forEach(add);
  };
  names.forEach(add);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The packages that the archive's npm installs, at the first start: Node, and packages with native parts or
 * WebAssembly. Everything else is bundled.
 *
 * @returns `package.json` and `package-lock.json`, which pins the same packages as the project's.
 */
export function archivePackage(project: Project, { lockfileVersion, packages }: Lockfile) {
  const { name, version, description, license, engines, optionalDependencies } = project;
  const dependencies = Object.fromEntries(
    INSTALLED.map((each) => [each, packages[`node_modules/${each}`]?.version]),
  );
  const about = { name, version, license, engines, dependencies, optionalDependencies };
  const installed = withDependencies(packages, [
    ...INSTALLED,
    ...Object.keys(optionalDependencies),
  ]);
  return {
    manifest: {
      ...about,
      private: true,
      description,
      type: 'module',
      scripts: {
        prestart: 'node scripts/bring-up.mjs --no-build',
        start: 'exec node apps/server/dist/main.js',
        preadmin: 'node scripts/bring-up.mjs --no-build',
        admin: 'node apps/server/dist/admin.js',
        presender: 'node scripts/bring-up.mjs --no-build',
        sender: 'exec node apps/server/dist/sender.js',
      },
    },
    lockfile: {
      name,
      version,
      lockfileVersion,
      requires: true,
      packages: { '': about, ...installed },
    },
  };
}
