import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export interface BenchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the real program on a data folder, with its logs off. */
export async function startServer(
  folder: string,
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error('The server did not start')));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
