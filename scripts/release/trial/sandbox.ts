import { spawnSync } from 'node:child_process';

/** What a machine just installed has: none of what the caller's environment says. */
export const ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LC_ALL: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};
const OUTPUT_MAX = 64 * 1024 * 1024;

export interface Ran {
  readonly status: number | null;
  /** What it printed, both streams. */
  readonly output: string;
}

/** Namespaces of their own with a root of Debian's, in which root is root: what is started in them ends with them. */
export const bubblewrap = (root: string, hasNetwork = false): string[] => [
  ...['--bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/run'],
  ...(hasNetwork ? ['--ro-bind', '/etc/resolv.conf', '/etc/resolv.conf'] : ['--unshare-net']),
  ...['--unshare-pid', '--unshare-ipc', '--die-with-parent', '--cap-add', 'ALL', '--clearenv'],
  ...Object.entries(ENVIRONMENT).flatMap(([name, value]) => ['--setenv', name, value]),
];

export function ran(command: string, args: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    // Whoever is asked whether to go on, does.
    input: 'y\n',
    maxBuffer: OUTPUT_MAX,
  });
  return { status, output: error === undefined ? `${stdout}${stderr}` : error.message };
}

interface RunOptions {
  /** Without it there is none but the machine's own. */
  readonly hasNetwork?: boolean;
  readonly folder?: string;
  /** Further options of bubblewrap. */
  readonly options?: readonly string[];
}

/** Runs a shell's command in a root. */
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
