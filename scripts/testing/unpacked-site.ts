import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The environment of a server: it has none of the caller's npm settings, and npm stays offline. */
export const machine = (home: string) => ({
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  HOME: home,
  npm_config_offline: 'true',
});

/** Runs npm in a folder, and returns its output. */
export const npm = (folder: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd: folder, env: machine(dirname(folder)), encoding: 'utf8' });

/**
 * Installs the packages that the first start of an unpacked archive fetches, and writes the same stamp.
 *
 * @param project The project's folder, where the same packages are installed.
 */
export function install(site: string, project: string): void {
  const lockfile = readFileSync(join(site, 'package-lock.json'));
  const { packages } = JSON.parse(lockfile.toString());
  for (const path of Object.keys(packages)) {
    if (path === '' || !existsSync(join(project, path))) continue;
    mkdirSync(dirname(join(site, path)), { recursive: true });
    symlinkSync(join(project, path), join(site, path));
  }
  mkdirSync(join(site, 'node_modules/.bin'));
  const stamp = createHash('sha256').update('package-lock.json\0').update(lockfile).digest('hex');
  writeFileSync(join(site, 'node_modules/.installed-from'), stamp);
}

export interface StartedSite {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Runs `npm start` in a folder, and waits until it prints its address. */
export async function start(site: string, variables: Record<string, string>): Promise<StartedSite> {
  const child = spawn('npm', ['start'], {
    cwd: site,
    // It has a process group of its own: npm, its shell and the program are stopped together.
    detached: true,
    env: { ...machine(dirname(site)), PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const ready = /is ready: (\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, address };
}

export async function stop({ child }: StartedSite): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
}
