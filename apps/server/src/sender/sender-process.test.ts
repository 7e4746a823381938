import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/test-database.ts';
import { restartPause, runSenderProcess } from './sender-process.ts';

/** A program that ends as the sender does when the process that started it ends, but not before a file is gone. */
const PROGRAM = `
import { existsSync } from 'node:fs';
const [, , busy] = process.argv;
process.on('disconnect', () => setInterval(() => existsSync(busy) || process.exit(0), 20));
process.on('message', (code) => process.exit(code));
`;

function supervised() {
  const folder = temporaryFolder();
  const script = join(folder, 'program.mjs');
  const busy = join(folder, 'busy');
  writeFileSync(script, PROGRAM);
  const started: ChildProcess[] = [];
  const lines: string[] = [];
  let wanted = true;
  let looks = 0;
  const sender = runSenderProcess({
    async isWanted() {
      looks += 1;
      return wanted;
    },
    start() {
      const child = fork(script, [busy], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      started.push(child);
      return child;
    },
    log: (line) => lines.push(line),
  });
  onTestFinished(() => sender.close());
  return {
    sender,
    started,
    lines,
    busy,
    looks: () => looks,
    want(is: boolean) {
      wanted = is;
    },
  };
}

const WAIT = { timeout: 30_000, interval: 20 };

describe('the process of the sender', () => {
  it('is started again after 1, 2, 4 … 60 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map((ends) => restartPause(ends) / 1000)).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
  });

  it('is there while it is wanted, and started again when it ends', async () => {
    const { started, lines, want } = supervised();
    await vi.waitUntil(() => started.length === 1, WAIT);
    started[0]?.send(7);
    await vi.waitUntil(() => started.length === 2, WAIT);
    expect(lines).toEqual(['The sender has ended (7); it is started again in 1 s.']);
    want(false);
    await vi.waitUntil(() => started[1]?.exitCode === 0, WAIT);
    expect(started).toHaveLength(2);
  });

  it('is told once that it is wanted no more, however long its last mails take', async () => {
    const { started, lines, busy, looks, want } = supervised();
    writeFileSync(busy, '');
    await vi.waitUntil(() => started.length === 1, WAIT);
    want(false);
    await vi.waitUntil(() => started[0]?.connected === false, WAIT);
    const before = looks();
    await vi.waitUntil(() => looks() >= before + 2, WAIT);
    rmSync(busy);
    await vi.waitUntil(() => started[0]?.exitCode === 0, WAIT);
    expect([started.length, lines]).toEqual([1, []]);
  });

  it('ends with the one that has started it', async () => {
    const { sender, started } = supervised();
    await vi.waitUntil(() => started.length === 1, WAIT);
    const [child] = started;
    if (child === undefined) throw new Error('Nothing was started');
    const ended = once(child, 'exit');
    await sender.close();
    expect(await ended).toEqual([0, null]);
  });
});
