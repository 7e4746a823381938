import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { bubblewrap, ENVIRONMENT, type Ran, ran } from './sandbox.ts';

type Variables = Readonly<Record<string, string>>;

/** A program that runs in a machine. */
export interface Running {
  /** Resolves to its output that matches; fails when the program ends before. */
  readonly says: (what: RegExp) => Promise<string>;
  /** Resolves to its exit status, and to all of its output. */
  readonly ended: Promise<Ran>;
  /** Ends it as a service manager does. */
  readonly stop: () => Promise<Ran>;
}

/** A root whose programs share processes and a network without any connection, as on a machine of its own. */
export interface Machine {
  readonly run: (command: string, environment?: Variables) => Ran;
  /** Starts a program on one core. */
  readonly start: (command: string, environment?: Variables) => Running;
  /** Runs a program of this machine with only that machine's network. */
  readonly visit: (...command: readonly string[]) => Ran;
  /** The memory of all programs that were started in it, in bytes: shared memory counts once. */
  readonly memory: () => number;
  readonly end: () => Promise<void>;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Resolves when a condition holds that has to be polled. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const pidNamespace = (pid: number | string): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    // The process has ended.
    return undefined;
  }
};

function proportionalBytes(pid: string): number {
  try {
    const kilobytes = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(kilobytes?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function follow(child: ChildProcess): Running {
  let said = '';
  const listeners = new Set<() => void>();
  const listen = (chunk: Buffer): void => {
    said += chunk;
    for (const each of listeners) each();
  };
  child.stdout?.on('data', listen);
  const ended = new Promise<Ran>((resolve) =>
    child.once('close', (status) => resolve({ status, output: said })),
  );
  return {
    says: (what) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = what.exec(said);
          if (found) resolve(found[1] ?? found[0]);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It has ended: ${said}`)));
      }),
    ended,
    stop: () => {
      // nsenter waits for the program, but passes no signal on.
      for (const pid of childrenOf(child.pid ?? 0)) process.kill(pid, 'SIGTERM');
      return ended;
    },
  };
}

export async function startMachine(root: string): Promise<Machine> {
  const holder = spawn('bwrap', [...bubblewrap(root), 'sleep', 'infinity'], { stdio: 'inherit' });
  const { pid = 0 } = holder;
  const gone = new Promise<void>((resolve) => holder.once('close', () => resolve()));
  const first = (): number => childrenOf(pid)[0] ?? 0;
  // Its first process has a child once all of its namespaces are there.
  await until(() => first() > 0 && childrenOf(first()).length > 0);
  const inside = String(first());
  /** The processes that keep the machine up. */
  const holders = new Set([inside, ...childrenOf(first()).map(String)]);
  const enter = (command: string, environment: Variables): string[] => [
    ...['--target', inside, '--mount', '--pid', '--net', '--ipc', '--root', '--wd'],
    ...['env', '--ignore-environment'],
    ...Object.entries({ ...ENVIRONMENT, ...environment }).map(
      ([name, value]) => `${name}=${value}`,
    ),
    ...['sh', '-c', `exec 2>&1\ncd /root\n${command}`],
  ];
  return {
    run: (command, environment = {}) => ran('nsenter', enter(command, environment)),
    start: (command, environment = {}) =>
      follow(
        spawn('taskset', ['--cpu-list', '0', 'nsenter', ...enter(command, environment)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        }),
      ),
    visit: (...command) => ran('nsenter', ['--target', inside, '--net', ...command]),
    memory: () => {
      const namespace = pidNamespace(inside);
      return readdirSync('/proc')
        .filter((each) => /^\d+$/.test(each) && pidNamespace(each) === namespace)
        .filter((each) => !holders.has(each))
        .reduce((sum, each) => sum + proportionalBytes(each), 0);
    },
    end: () => {
      holder.kill('SIGKILL');
      return gone;
    },
  };
}
