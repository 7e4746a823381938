import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { MAIN } from './program-paths.ts';

const READY = /is ready: (http:\S+)/;

export interface Running {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  output(): { stdout: string; stderr: string };
  /** Resolves when the output matches; rejects when the program ends first. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** The same for standard error. */
  complained(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<number | null>;
}

/** Runs one of the product's programs as a process of its own, without the caller's environment. */
export function runProgram(
  program: string,
  environment: Readonly<Record<string, string>>,
  { args = [], input = '' }: { args?: readonly string[]; input?: string } = {},
): Running {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that ends without reading its input closes it early.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const awaited = (stream: 'stdout' | 'stderr', pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output[stream]);
        if (match) resolve(match);
      };
      child[stream].on('data', look);
      ended.then((code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
      look();
    });
  return {
    child,
    ended,
    output: () => output,
    printed: (pattern) => awaited('stdout', pattern),
    complained: (pattern) => awaited('stderr', pattern),
  };
}

/** Runs the server itself, on a free port. */
export const runServer = (environment: Readonly<Record<string, string>>): Running =>
  runProgram(MAIN, { PORT: '0', LOG_LEVEL: 'warn', ...environment });

/** The address at which a server listens, once it does. */
export async function addressOf(running: Running): Promise<string> {
  return (await running.printed(READY))[1] ?? '';
}
