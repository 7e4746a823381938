import { describe, expect, it } from 'vitest';
import { BodyMemory } from './body-memory.ts';

const refusal = expect.objectContaining({ code: 'too-many-attempts', retryAfter: 5 });

describe('the memory that bodies hold', () => {
  it('is counted for each sender, over all of their bodies', () => {
    const memory = new BodyMemory(10);
    const [one, two] = [memory.open('a'), memory.open('a')];
    one.add(4);
    two.add(6);
    expect(memory.heldBy('a')).toBe(10);
    expect(() => one.add(1)).toThrow(refusal);
    expect(() => memory.open('a').add(1)).toThrow(refusal);
    memory.open('b').add(10);
    expect(memory.senders).toBe(2);
  });

  it('is given back once, and refused bytes were never held', () => {
    const memory = new BodyMemory(10);
    const [one, two] = [memory.open('a'), memory.open('a')];
    one.add(4);
    two.add(5);
    expect(() => one.add(2)).toThrow(refusal);
    one.release();
    one.release();
    expect(memory.heldBy('a')).toBe(5);
    one.add(5);
    expect(memory.heldBy('a')).toBe(10);
    one.release();
    two.release();
    expect([memory.heldBy('a'), memory.senders]).toEqual([0, 0]);
  });

  it('of a body that never held anything is nothing to give back', () => {
    const memory = new BodyMemory(10);
    memory.open('a').add(3);
    memory.open('a').release();
    expect(memory.heldBy('a')).toBe(3);
  });
});
