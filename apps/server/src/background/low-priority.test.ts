import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

const LOW_PRIORITY = new URL('low-priority.ts', import.meta.url).href;

/** The niceness of a thread that has lowered its own priority for this kind of work. */
async function nicenessFor(work: 'awaited' | 'background'): Promise<number> {
  const thread = new Worker(
    `import('${LOW_PRIORITY}').then(({ lowerThreadPriority }) => {
      lowerThreadPriority('${work}');
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority(0));
    });`,
    { eval: true },
  );
  const [niceness] = await once(thread, 'message');
  await thread.terminate();
  return niceness;
}

describe.runIf(process.platform === 'linux')('a thread of low priority', () => {
  it('comes after the server, and before work that nobody waits for', async () => {
    const awaited = await nicenessFor('awaited');
    expect(awaited).toBeGreaterThan(0);
    expect(await nicenessFor('background')).toBeGreaterThan(awaited);
  });
});
