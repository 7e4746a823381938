import { describe, expect, it } from 'vitest';
import { machineMemoryMb } from './machine-memory.ts';

const MB = 2 ** 20;

describe('the memory that there is', () => {
  it.each([
    ['the machine’s where nobody limits it', 1024 * MB, 0, 1024],
    ['the machine’s where the limit is none', 1024 * MB, 2 ** 64, 1024],
    ['what a container may have', 8192 * MB, 512 * MB, 512],
  ])('is %s', (_name, total, constrained, memory) => {
    expect(machineMemoryMb(total, constrained)).toBe(memory);
  });

  it('is known here', () => {
    expect(machineMemoryMb()).toBeGreaterThan(64);
  });
});
