import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTaskProcess, TaskLimitError, type TaskProcess } from './task-process.ts';
import type { OddTask } from './testing/failing-tasks.ts';

vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  return { ...actual, fork: vi.fn(actual.fork) };
});

interface Answer {
  readonly process: number;
  readonly environment: object;
}

const TIME_LIMIT_MS = 60_000;
const IDLE_MS = 30_000;

describe('a process for tasks', () => {
  let perform: TaskProcess<OddTask, Answer, number>['run'];
  let close: () => Promise<void>;
  let run: (kind: OddTask['kind']) => Promise<number>;
  let environment: unknown;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const limits = {
      timeLimitMs: TIME_LIMIT_MS,
      memoryLimitMb: 32,
      residentLimitMb: 400,
      idleMs: IDLE_MS,
    };
    const script = new URL('testing/failing-tasks.ts', import.meta.url);
    ({ run: perform, close } = createTaskProcess<OddTask, Answer, number>(script, limits));
    run = async (kind) => {
      const answer = await perform({ kind });
      environment = answer.environment;
      return answer.process;
    };
  });
  afterEach(() => {
    vi.advanceTimersByTime(IDLE_MS);
    vi.useRealTimers();
  });
  const lastStarted = () => vi.mocked(fork).mock.results.at(-1)?.value as ChildProcess;

  it('does one task after the other, without starting anew', async () => {
    const first = await run('answer');
    expect(await run('answer')).toBe(first);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(await run('answer')).toBe(first);
    expect(first).not.toBe(process.pid);
  });

  it('hands over what comes before the answer, in order', async () => {
    const parts: number[] = [];
    await perform({ kind: 'parts' }, (part) => parts.push(part));
    expect(parts).toEqual([1, 2, 3]);
    await run('answer');
    expect(parts).toHaveLength(3);
  });

  it('ends when it has rested for long', async () => {
    const first = await run('answer');
    const ended = once(lastStarted(), 'exit');
    vi.advanceTimersByTime(IDLE_MS);
    expect(await run('answer')).not.toBe(first);
    await ended;
  });

  it('does not rest while it works', async () => {
    const first = await run('answer');
    const second = run('answer');
    vi.advanceTimersByTime(IDLE_MS);
    expect(await second).toBe(first);
  });

  it('gives up a task that does not end in time', async () => {
    const outcome = run('loop');
    const ended = once(lastStarted(), 'exit');
    vi.advanceTimersByTime(TIME_LIMIT_MS);
    await expect(outcome).rejects.toBeInstanceOf(TaskLimitError);
    await ended;
    expect(await run('answer')).toBeGreaterThan(0);
  });

  it.each(['fill', 'exit'] as const)(
    'gives up a task that takes the process with it: %s',
    async (kind) => {
      await expect(run(kind)).rejects.toBeInstanceOf(TaskLimitError);
      expect(await run('answer')).toBeGreaterThan(0);
    },
  );

  it.runIf(process.platform === 'linux')(
    'gives up a task that hoards memory beside its heap',
    async () => {
      await expect(run('hoard')).rejects.toBeInstanceOf(TaskLimitError);
      expect(await run('answer')).toBeGreaterThan(0);
    },
  );

  it('tells what a task has thrown', async () => {
    await expect(run('throw')).rejects.toThrow('TypeError: broken');
    expect(await run('answer')).toBeGreaterThan(0);
  });

  it('starts anew when it ended while it rested', async () => {
    const first = await run('exitLater');
    await once(lastStarted(), 'exit');
    expect(await run('answer')).not.toBe(first);
  });

  it('costs no listener of the program for each', async () => {
    const before = process.listenerCount('exit');
    await run('answer');
    expect(process.listenerCount('exit')).toBe(before);
  });

  it.each(['rests', 'works'])('is gone after it was closed while it %s', async (state) => {
    await run('answer');
    const { pid = 0 } = lastStarted();
    const outcome = state === 'works' ? run('loop').catch((error) => error) : undefined;
    await close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    if (outcome) expect(await outcome).toBeInstanceOf(TaskLimitError);
    await expect(run('answer')).rejects.toThrow('closing');
  });

  it.runIf(process.platform === 'linux')(
    'is ended before the server where memory runs out',
    async () => {
      await run('answer');
      const priority = (pid: number | string = '') =>
        Number(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8'));
      expect(priority(lastStarted().pid)).toBeGreaterThan(priority('self'));
    },
  );

  it('knows nothing of the server’s environment', async () => {
    await run('answer');
    expect(environment).toEqual({});
  });
});
