// Makes a fresh clone ready: installs what is missing, builds what is stale. Plain JavaScript for
// the system's Node: the Node that the project runs on is itself one of the things installed here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const REQUIRED_NODE = 26;

const installStamp = join(root, 'node_modules', '.installed-from');
const buildStamp = join(root, 'apps', 'web', 'dist', '.built-from');
/** What the built pages are made of; the lockfile stands for every dependency. */
const buildInputs = ['package-lock.json', 'apps/web', 'packages', 'scripts/build.ts'];
const notInputs = /(^|\/)(node_modules|dist|testing)(\/|$)|\.test\.tsx?$|\.md$/;

/** @param {string} message */
function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @param {string} path @returns {string[]} the files below a path, or the path itself */
function filesBelow(path) {
  if (notInputs.test(path)) return [];
  try {
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesBelow(`${path}/${name}`));
  } catch {
    return [path];
  }
}

/** @param {string[]} paths */
function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** @param {string} stamp @param {string} current */
const isCurrent = (stamp, current) => existsSync(stamp) && readFileSync(stamp, 'utf8') === current;

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    // What a build says goes to stderr: stdout is the program's own.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: path },
  });
  return error === undefined && status === 0;
}

function install() {
  const current = digest(['package-lock.json']);
  if (isCurrent(installStamp, current)) return;
  process.stderr.write('Installing what is missing …\n');
  // The engine warning would be about the system's Node, which only runs this script.
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const installed = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (!installed) stop('Installing failed: see the lines above.');
  writeFileSync(installStamp, current);
}

function checkNode() {
  const node = join(root, 'node_modules', '.bin', 'node');
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
  if (major < REQUIRED_NODE) {
    stop(`Node ${REQUIRED_NODE} is missing in node_modules: remove that folder and try again.`);
  }
}

function build() {
  const current = digest(buildInputs);
  if (isCurrent(buildStamp, current)) return;
  process.stderr.write('Building the pages …\n');
  if (!run('node', ['scripts/build.ts'])) stop('Building the pages failed: see the lines above.');
  writeFileSync(buildStamp, current);
}

install();
checkNode();
build();
