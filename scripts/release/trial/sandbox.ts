import { spawnSync } from 'node:child_process';

/** The environment of a newly installed machine, without any of the caller's. */
export const ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LC_ALL: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};
const OUTPUT_MAX = 64 * 1024 * 1024;

export interface Ran {
  readonly status: number | null;
  /** Both streams of its output. */
  readonly output: string;
}

/**
 * The arguments that run a program in namespaces of their own with a Debian root, in which it is root: its processes
 * end with the first one.
 */
export const bubblewrap = (root: string, hasNetwork = false): string[] => [
  ...['--bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/run'],
  ...(hasNetwork ? ['--ro-bind', '/etc/resolv.conf', '/etc/resolv.conf'] : ['--unshare-net']),
  ...['--unshare-pid', '--unshare-ipc', '--die-with-parent', '--cap-add', 'ALL', '--clearenv'],
  ...Object.entries(ENVIRONMENT).flatMap(([name, value]) => ['--setenv', name, value]),
];

export function ran(command: string, args: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    // Every question whether to go on is answered with yes.
    input: 'y\n',
    maxBuffer: OUTPUT_MAX,
  });
  return { status, output: error === undefined ? `${stdout}${stderr}` : error.message };
}

interface RunOptions {
  /** Whether the program gets the machine's network; without it, it has only a loopback. */
  readonly hasNetwork?: boolean;
  readonly folder?: string;
  /** Further options of bubblewrap. */
  readonly options?: readonly string[];
}

/** Runs a command of the shell in a root. */
export const runIn = (
  root: string,
  command: string,
  { hasNetwork = false, folder = '/root', options = [] }: RunOptions = {},
): Ran =>
  ran('bwrap', [
    ...bubblewrap(root, hasNetwork),
    ...options,
    ...['--chdir', folder, 'sh', '-c', `exec 2>&1\n${command}`],
  ]);
