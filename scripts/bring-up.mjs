// Makes a fresh clone ready: installs what is missing, builds what is stale. Plain JavaScript for
// the system's Node: the Node that the project runs on is itself one of the things installed here.
// `--with-tests` also installs what tests, lints and measures; `--no-build` only installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const withTests = process.argv.includes('--with-tests');
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const REQUIRED_NODE = Number(/\d+/.exec(engines.node)?.[0]);

// The account that installs it may be another than the one that runs it.
process.umask(0o022);

const installStamp = join(modules, '.installed-from');
/** The file in which npm records what it has installed. */
const installedPackages = join(modules, '.package-lock.json');
const buildStamp = join(root, 'apps', 'web', 'dist', '.built-from');
/** The inputs of the built pages; the lockfile stands for every dependency. */
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

/** The environment in which `node` is the one that comes with the project. */
const environment = {
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

/** Advice for errors that keep npm from installing, by the error's code. */
const ADVICE = [
  {
    codes:
      /^(E(AI_AGAIN|CONN(REFUSED|RESET)|HOSTUNREACH|NETUNREACH|NOTFOUND|NOTCACHED|TIMEDOUT)|ERR_SOCKET_TIMEOUT)$/,
    /** @param {string} code */
    say: (code) =>
      `npm's registry cannot be reached (${code}): see to this machine's network, or to npm's proxy and registry, and try again.`,
  },
  {
    codes: /^ENOSPC$/,
    say: () => `The disk is full: make room on that of ${root} and of npm's cache, and try again.`,
  },
  {
    codes: /^(EACCES|EPERM|EROFS)$/,
    /** @param {string} code */
    say: (code) =>
      `npm may not write (${code}): run this as the account that owns ${root} and npm's cache.`,
  },
];

/** Runs npm, and ends with a line of advice where it fails. @param {string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const { status, error, stderr } = spawnSync(command, given, {
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    env: environment,
    encoding: 'utf8',
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    stop('npm is missing: install it (on Debian: apt-get install npm), and try again.');
  }
  if (error === undefined && status === 0) {
    process.stderr.write(stderr);
    return;
  }
  const code = /^npm (?:error|ERR!) code (\S+)$/m.exec(stderr ?? '')?.[1] ?? '';
  const advice = ADVICE.find(({ codes }) => codes.test(code))?.say(code);
  if (advice) stop(advice);
  process.stderr.write(stderr ?? '');
  stop('Installing failed: see the lines above.');
}

/** Whether the packages that only tests need are installed, by this script or by hand. */
function hasTestTools() {
  if (!existsSync(installedPackages)) return false;
  const { packages } = JSON.parse(readFileSync(installedPackages, 'utf8'));
  return Object.values(packages).some(({ dev }) => dev);
}

/**
 * A start without tests never removes the test tools: it renews them with the rest.
 *
 * @returns {string | undefined} what the packages were installed from; nothing when they were there
 */
function install() {
  const current = digest(['package-lock.json']);
  const hasTests = hasTestTools();
  if (isCurrent(installStamp, current) && (hasTests || !withTests)) return undefined;
  process.stderr.write('Installing what is missing, from the network …\n');
  const development = hasTests || withTests ? '--include=dev' : '--omit=dev';
  // The engine warning would be about the system's Node, which only runs this script.
  runNpm(['ci', development, '--no-fund', '--no-audit', '--loglevel=error']);
  return current;
}

/**
 * Puts the Node of this platform where npm scripts find it. npm 10 removes its own link together with
 * the packages for other platforms, which have a program of the same name.
 */
function linkNode() {
  const link = join(modules, '.bin', 'node');
  const { platform, arch } = process;
  const name = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`].find((each) =>
    existsSync(join(modules, each)),
  );
  if (name === undefined || platform === 'win32' || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(join('..', name, 'bin', 'node'), link);
}

function checkNode() {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', env: environment });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
  if (major < REQUIRED_NODE) {
    stop(
      `Node ${REQUIRED_NODE} is missing: npm could not install it for this machine. See that the disk of ${root} has 240 MB free, remove node_modules and try again, or install Node ${REQUIRED_NODE} yourself.`,
    );
  }
}

function build() {
  const current = digest(buildInputs);
  if (isCurrent(buildStamp, current)) return;
  process.stderr.write('Building the pages …\n');
  const { status } = spawnSync('node', ['scripts/build.ts'], {
    cwd: root,
    // What a build says goes to stderr: stdout is the program's own.
    stdio: ['ignore', 2, 2],
    env: environment,
  });
  if (status !== 0) stop('Building the pages failed: see the lines above.');
  writeFileSync(buildStamp, current);
}

const installedFrom = install();
linkNode();
checkNode();
// It is written last: when npm could not fetch the Node of this platform, it reports no error, and has to try again.
if (installedFrom !== undefined) writeFileSync(installStamp, installedFrom);
if (!process.argv.includes('--no-build')) build();
