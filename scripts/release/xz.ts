import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

/** With more than one thread the bytes do not depend on the number of cores; unpacking needs 9 MB of memory. */
const OPTIONS = ['--compress', '--stdout', '--threads=2', '-6'];

/**
 * Compresses as `xz` does, which Node cannot: Node's program takes two thirds of its size with gzip.
 *
 * @throws Error when the machine has no `xz`.
 */
export async function xz(bytes: Uint8Array): Promise<Buffer> {
  const child = spawn('xz', OPTIONS, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`xz is needed (on Debian: apt-get install xz-utils): ${error.message}`)),
    );
    child.once('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`xz ended with ${status}`)),
    );
  });
  // When xz ends early, its exit status reports the error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [compressed] = await Promise.all([buffer(child.stdout), ended]);
  return compressed;
}
