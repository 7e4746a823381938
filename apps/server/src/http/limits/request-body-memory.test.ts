import { describe, expect, it } from 'vitest';
import { BodyBuffer, RequestBodyMemory } from './request-body-memory.ts';

const refusal = expect.objectContaining({ kind: 'too-many-attempts', retryAfter: 5 });

describe('the memory that bodies hold', () => {
  it('is counted for each sender, over all of their bodies', () => {
    const memory = new RequestBodyMemory(10);
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
    const memory = new RequestBodyMemory(10);
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
    const memory = new RequestBodyMemory(10);
    memory.open('a').add(3);
    memory.open('a').release();
    expect(memory.heldBy('a')).toBe(3);
  });
});

describe('the bytes of a body', () => {
  it('are in one piece, and held by no more than twice their number', () => {
    const memory = new RequestBodyMemory(100_000);
    const body = new BodyBuffer(memory.open('a'), 50_000);
    for (let index = 0; index < 50_000; index += 1) {
      body.add(Buffer.from([index % 251]));
      expect(memory.heldBy('a')).toBeLessThanOrEqual(2 * (index + 1));
      expect(memory.heldBy('a')).toBeGreaterThan(index);
    }
    expect(memory.heldBy('a')).toBe(50_000);
    expect(body.bytes.every((byte, index) => byte === index % 251)).toBe(true);
    expect(body.bytes.buffer.byteLength).toBe(50_000);
  });

  it('do not count when they are complete', () => {
    const memory = new RequestBodyMemory(3);
    const [one, two] = [0, 0].map(() => new BodyBuffer(memory.open('a'), 10));
    one?.add(Buffer.from('abc'));
    expect(() => two?.add(Buffer.from('d'))).toThrow(refusal);
    one?.add(Buffer.from('defg'), true);
    two?.add(Buffer.from('hij'), true);
    expect([one?.bytes.toString(), two?.bytes.toString()]).toEqual(['abcdefg', 'hij']);
    expect(memory.heldBy('a')).toBe(3);
  });
});
