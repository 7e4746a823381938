import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
/** The program of `npm run dev`. */
export const DEVELOPMENT = fileURLToPath(new URL('dev.ts', import.meta.url));

/** The real program, serving on a port of its own. */
export interface RunningSite {
  readonly url: string;
  readonly pid: number;
  /** Ends the program with a signal, and waits until it has exited. */
  stop(): Promise<void>;
}

/** Starts a program, `npm start`'s by default, with these variables, and waits until it serves. */
export async function runSite(
  environment: Record<string, string>,
  program = MAIN,
): Promise<RunningSite> {
  const child = spawn(process.execPath, [program], {
    env: { PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error('The site did not start')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
